import JSONCoding

/// Reading and writing JSON, which must give the same in the browser as everywhere.
let jsonCases: [VectorCase] = [
  VectorCase("JSON.canonical", expects: #"{"a":{"x":null,"y":true},"b":[1,-0,1.50e2,"a\nb😀é"]}"#) {
    let text = #"{"b":[1,-0,1.50e2,"a\nb\ud83d\ude00é"],"a":{"x":null,"y":true}}"#
    do throws(JSONError) {
      return try JSON(reading: text).canonicalText
    } catch {
      return error.description
    }
  }
]
