import JSONCoding

/// Why a request gets no answer of its own, each with the words for a person and the code for a program.
enum Refusal: Error, Equatable, Sendable {
  /// The target or the framing makes no sense.
  case unreadable
  /// Nothing lives at this path.
  case notFound
  /// Something lives here, but it does not do this.
  case methodNotAllowed(allowed: String)
  /// A body without an announced length.
  case lengthRequired
  /// A body longer than the route takes.
  case bodyTooLarge
  /// A target longer than any of ours.
  case targetTooLong

  /// The status code.
  var status: Int {
    switch self {
    case .unreadable: 400
    case .notFound: 404
    case .methodNotAllowed: 405
    case .lengthRequired: 411
    case .bodyTooLarge: 413
    case .targetTooLong: 414
    }
  }

  /// The code a program can act on.
  var code: String {
    switch self {
    case .unreadable: "bad-request"
    case .notFound: "not-found"
    case .methodNotAllowed: "method-not-allowed"
    case .lengthRequired: "length-required"
    case .bodyTooLarge: "too-large"
    case .targetTooLong: "address-too-long"
    }
  }

  /// What happened, in a few words.
  var title: String {
    switch self {
    case .unreadable: "This address makes no sense"
    case .notFound: "Nothing is here"
    case .methodNotAllowed: "That is not possible here"
    case .lengthRequired: "The length is missing"
    case .bodyTooLarge: "That is too much at once"
    case .targetTooLong: "This address is too long"
    }
  }

  /// What it means and what to do.
  var message: String {
    switch self {
    case .unreadable:
      "The server could not read the request. Check the address for typing mistakes."
    case .notFound: "There is nothing at this address. Check it for typing mistakes."
    case .methodNotAllowed(let allowed): "This address answers to \(allowed) only."
    case .lengthRequired: "Send the body with its length (Content-Length)."
    case .bodyTooLarge: "The request is larger than this address takes. Nothing was stored."
    case .targetTooLong: "No address of Rung is this long. Check it for typing mistakes."
    }
  }

  /// The answer: JSON for programs, a page for people.
  func response(forPrograms: Bool) -> Response {
    var headers: HeaderFields = [:]
    if case .methodNotAllowed(let allowed) = self { headers.append("Allow", allowed) }
    if forPrograms {
      return .json(status, ["error": .string(code), "message": .string(message)], headers)
    }
    headers.append("Content-Type", "text/html; charset=utf-8")
    headers.append("Cache-Control", "no-store")
    return Response(status, headers, body: .bytes(RefusalPage.html(for: self)))
  }
}
