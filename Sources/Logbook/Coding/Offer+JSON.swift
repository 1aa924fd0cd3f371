import JSONCoding
import Loads
import Training

extension OfferEntry {
  /// Reads the cell `offers/<set>`; anything else is no offer.
  init(json: JSON?) {
    self.init(
      standing: Offer(json: json?["standing"]),
      record: OfferRecord(json: json?["record"]),
      take: Take(json: json?["take"]),
      settlement: Settlement(json: json?["settlement"]))
  }

  func json(keeping old: JSON?) -> JSON {
    var fields = Fields()
    fields.set("standing", standing?.json)
    fields.set("record", record?.json)
    fields.set("take", take?.json)
    fields.set("settlement", settlement?.json)
    return fields.json(keeping: old)
  }
}

extension Offer {
  init?(json: JSON?) {
    guard let json, let from = Weight(json: json["from"]), let to = Weight(json: json["to"]),
      let feel = json.int("feel").flatMap({ Effort(code: Double($0)) })
    else { return nil }
    self.init(from: from, to: to, setCount: json.int("setCount") ?? 0, feel: feel)
  }

  var json: JSON {
    var fields = Fields()
    fields.set("from", from.json)
    fields.set("to", to.json)
    fields.set("setCount", setCount)
    fields.set("feel", feel.code)
    return fields.json()
  }
}

extension OfferRecord {
  init?(json: JSON?) {
    guard let json, let outcome = json.text("outcome").flatMap({ OfferOutcome(rawValue: $0) }),
      let weight = Weight(json: json["weight"])
    else { return nil }
    self.init(outcome, weight: weight)
  }

  var json: JSON {
    var fields = Fields()
    fields.set("outcome", text: outcome.rawValue)
    fields.set("weight", weight.json)
    return fields.json()
  }
}

extension OfferEntry.Take {
  init?(json: JSON?) {
    guard let json, let offer = Offer(json: json["offer"]) else { return nil }
    self.init(
      offer: offer, recordBefore: OfferRecord(json: json["recordBefore"]),
      moved: json.list("moved").compactMap { OfferEntry.Moved(json: $0) })
  }

  var json: JSON {
    var fields = Fields()
    fields.set("offer", offer.json)
    fields.set("recordBefore", recordBefore?.json)
    fields.set("moved", list: moved.map { $0.json })
    return fields.json()
  }
}

extension OfferEntry.Moved {
  init?(json: JSON) {
    guard let set = json.text("set"), let weight = Weight(json: json["weight"]) else { return nil }
    self.init(set: SessionSet.ID(set), weight: weight)
  }

  var json: JSON {
    var fields = Fields()
    fields.set("set", text: set.text)
    fields.set("weight", weight.json)
    return fields.json()
  }
}

extension OfferEntry.Settlement {
  init?(json: JSON?) {
    guard let json, let by = json.text("by"), let offer = Offer(json: json["offer"]) else {
      return nil
    }
    self.init(
      by: SessionSet.ID(by), offer: offer, recordBefore: OfferRecord(json: json["recordBefore"]))
  }

  var json: JSON {
    var fields = Fields()
    fields.set("by", text: by.text)
    fields.set("offer", offer.json)
    fields.set("recordBefore", recordBefore?.json)
    return fields.json()
  }
}
