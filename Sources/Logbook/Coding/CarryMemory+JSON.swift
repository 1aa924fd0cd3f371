import JSONCoding
import Training

extension CarryMemory {
  /// Reads the cell `carry/<set>`; anything else is an empty memory.
  init(json: JSON?) {
    self.init(
      rows: (json?.list("rows") ?? []).compactMap { Row(json: $0) },
      rest: Rest(json: json?["rest"]),
      stopped: Rest(json: json?["stopped"]))
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("rows", list: rows.map { $0.json })
    fields.set("rest", rest?.json())
    fields.set("stopped", stopped?.json())
    return fields.json(keeping: old)
  }
}

extension CarryMemory.Row {
  init?(json: JSON) {
    guard let set = json.text("set"), let before = json["before"], let given = json["given"] else {
      return nil
    }
    self.init(
      set: SessionSet.ID(set), before: SetNumbers(json: before), given: SetNumbers(json: given))
  }

  var json: JSON {
    var fields = Fields()
    fields.set("set", text: set.text)
    fields.set("before", Self.json(of: before))
    fields.set("given", Self.json(of: given))
    return fields.json()
  }

  private static func json(of numbers: SetNumbers) -> JSON {
    var fields = Fields()
    numbers.write(to: &fields)
    return fields.json()
  }
}
