/// One file of the app, in every packing the build made of it.
struct Asset: Sendable {
  /// The file in one packing.
  struct Representation: Sendable {
    let coding: ContentCoding
    let tag: EntityTag
    let bytes: StoredBytes
  }

  /// What browsers are told it is.
  let mediaType: String
  /// How long browsers may use it without asking again.
  let caching: Caching
  /// At least the plain one.
  let representations: [Representation]

  /// The representation a client should get.
  func representation(acceptEncoding: String?) -> Representation {
    let coding = ContentCoding.best(
      of: representations.map(\.coding), acceptEncoding: acceptEncoding)
    return representations.first { $0.coding == coding } ?? representations[0]
  }

  /// The answer to a reading request.
  func response(to request: Request) -> Response {
    let chosen = representation(acceptEncoding: request.headers["Accept-Encoding"])
    var headers: HeaderFields = ["ETag": chosen.tag.text, "Cache-Control": caching.rawValue]
    if representations.count > 1 { headers.append("Vary", "Accept-Encoding") }
    if let known = request.headers["If-None-Match"], chosen.tag.isNamed(in: known) {
      return Response(304, headers)
    }
    headers.append("Content-Type", mediaType)
    if chosen.coding != .identity { headers.append("Content-Encoding", chosen.coding.name) }
    return Response(200, headers, body: .stored(chosen.bytes))
  }
}
