/// Everything Rung answers over HTTP: a function from requests to responses, with nothing of sockets in it.
///
/// Routes that the app and the server both name belong to one table shared with the app once the app calls any.
public struct Site: Sendable {
  private let assets: AssetTable
  private let health: HealthCheck

  /// Longest body taken from anybody, in bytes, until a route takes one of its own.
  static let longestBody = 64 * 1024

  /// A site serving these assets over this data.
  public init(
    assets: AssetTable, data: DataDirectory, clock: @escaping @Sendable () -> Int64 = monotonicNow
  ) {
    self.assets = assets
    health = HealthCheck(data, clock: clock)
  }

  /// Judges the head of a request before its body is read: the only moment a refusal can be heard.
  public func refusal(ofBodyIn request: Request) -> Response? {
    let forPrograms = RequestPath.isForPrograms(request.target)
    if request.headers["Transfer-Encoding"] != nil {
      return Refusal.lengthRequired.response(forPrograms: forPrograms)
    }
    guard let announced = request.headers["Content-Length"] else { return nil }
    guard let length = UInt64(announced) else {
      return Refusal.unreadable.response(forPrograms: forPrograms)
    }
    return length > Self.longestBody
      ? Refusal.bodyTooLarge.response(forPrograms: forPrograms) : nil
  }

  /// Answers a request.
  public func respond(to request: Request) -> Response {
    do throws(Refusal) {
      let path = try RequestPath(target: request.target)
      do throws(Refusal) {
        return try answer(request, at: path)
      } catch {
        return error.response(forPrograms: path.isForPrograms)
      }
    } catch {
      return error.response(forPrograms: RequestPath.isForPrograms(request.target))
    }
  }

  /// What a request asks for, in words fit for a log: known names only, nothing a person typed.
  func routeName(of request: Request) -> String {
    guard let path = try? RequestPath(target: request.target) else { return "unreadable" }
    return isKnown(path) ? path.text : "unknown"
  }

  private func isKnown(_ path: RequestPath) -> Bool {
    path.text == Self.healthPath || assets[path] != nil
  }

  private func answer(_ request: Request, at path: RequestPath) throws(Refusal) -> Response {
    guard isKnown(path) else { throw .notFound }
    guard request.reads else { throw .methodNotAllowed(allowed: "GET, HEAD") }
    if path.text == "/", assets.hasSample, request.headers["Sec-Fetch-Dest"] == "document" {
      // Only people are led there: the app itself fetches the page by its own address.
      return Response(302, ["Location": AssetTable.samplePath, "Cache-Control": "no-store"])
    }
    if let asset = assets[path] { return asset.response(to: request) }
    return health.response(assets: assets)
  }

  private static let healthPath = "/api/health"
}
