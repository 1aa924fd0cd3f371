import Testing

@testable import RungServer

@Suite("The site, in memory and over a connection alike")
struct SiteTests {
  @Test("The page is at the root", arguments: Transport.allCases)
  func root(over transport: Transport) throws {
    try transport.client { client in
      let answer = try client.get("/")
      #expect(answer.status == 200)
      #expect(answer.text == "<!doctype html><title>Rung</title>")
      #expect(answer.headers["Content-Type"] == "text/html; charset=utf-8")
      #expect(answer.headers["Content-Length"] == "34")
      #expect(try client.get("/index.html").text == answer.text)
      #expect(try client.get("/?utm=1#x").status == 200)
      #expect(try client.get("http://rung.test/index.html?x").status == 200)
    }
  }

  @Test("Files have the types without which browsers refuse them", arguments: Transport.allCases)
  func types(over transport: Transport) throws {
    try transport.client { client in
      for (path, type) in [
        ("/host/main.js", "text/javascript; charset=utf-8"), ("/rung.wasm", "application/wasm"),
        ("/manifest.webmanifest", "application/manifest+json; charset=utf-8"),
        ("/icons/any.png", "image/png"), ("/icons/empty.svg", "image/svg+xml; charset=utf-8"),
        ("/styles/rung.0f3a9c21.css", "text/css; charset=utf-8"),
        ("/Gr%C3%BC%c3%9fe.txt", "text/plain; charset=utf-8"),
      ] {
        let answer = try client.get(path)
        #expect(answer.status == 200)
        #expect(answer.headers["Content-Type"] == type)
      }
    }
  }

  @Test("A client that knows the file gets 304 and no body", arguments: Transport.allCases)
  func notModified(over transport: Transport) throws {
    try transport.client { client in
      let tag = try #require(try client.get("/rung.wasm").headers["ETag"])
      #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
      for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
        let answer = try client.get("/rung.wasm", ["If-None-Match": known])
        #expect(answer.status == 304)
        #expect(answer.body.isEmpty)
        #expect(answer.headers["ETag"] == tag)
        #expect(answer.headers["Cache-Control"] == "no-cache")
      }
      #expect(try client.get("/rung.wasm", ["If-None-Match": "\"other\""]).status == 200)
    }
  }

  @Test("HEAD tells what GET would, without the body", arguments: Transport.allCases)
  func head(over transport: Transport) throws {
    try transport.client { client in
      for path in ["/", "/api/health", "/nothing", "/icons/empty.svg"] {
        let full = try client.get(path)
        let head = try client.ask("HEAD", path)
        #expect(head.status == full.status)
        #expect(head.body.isEmpty)
        #expect(head.headers["Content-Length"] == String(full.body.count))
        #expect(head.headers["Content-Type"] == full.headers["Content-Type"])
      }
    }
  }

  @Test("The packing follows what the client takes", arguments: Transport.allCases)
  func packing(over transport: Transport) throws {
    try transport.client { client in
      let packed = try client.get("/", ["Accept-Encoding": "gzip, deflate, br, zstd"])
      #expect(packed.text == "packed by brotli")
      #expect(packed.headers["Content-Encoding"] == "br")
      #expect(packed.headers["Vary"] == "Accept-Encoding")
      let zipped = try client.get("/", ["Accept-Encoding": "br;q=0.5, gzip"])
      #expect(zipped.text == "packed by gzip")
      #expect(zipped.headers["Content-Encoding"] == "gzip")
      let plain = try client.get("/")
      #expect(plain.headers["Content-Encoding"] == nil)
      #expect(plain.headers["Vary"] == "Accept-Encoding")
      let tags = [packed, zipped, plain].compactMap { $0.headers["ETag"] }
      #expect(Set(tags).count == 3)
      let picture = try client.get("/icons/any.png", ["Accept-Encoding": "br"])
      #expect(picture.headers["Content-Encoding"] == nil)
      #expect(picture.headers["Vary"] == nil)
      #expect(try client.get("/index.html.br").status == 404)
    }
  }

  @Test("Names that change with the content are kept for ever", arguments: Transport.allCases)
  func caching(over transport: Transport) throws {
    try transport.client { client in
      let forever = try client.get("/styles/rung.0f3a9c21.css")
      #expect(forever.headers["Cache-Control"] == "public, max-age=31536000, immutable")
      #expect(try client.get("/").headers["Cache-Control"] == "no-cache")
      #expect(try client.get("/api/health").headers["Cache-Control"] == "no-store")
    }
  }

  @Test("Every answer protects the page", arguments: Transport.allCases)
  func protection(over transport: Transport) throws {
    try transport.client { client in
      for target in ["/", "/api/health", "/nothing", "/api/nothing", "/%zz"] {
        let headers = try client.get(target).headers
        #expect(
          headers["Content-Security-Policy"]
            == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
            + "img-src 'self' data: blob:; connect-src 'self' https:; manifest-src 'self'; "
            + "worker-src 'self'; font-src 'self'; media-src 'self' blob:; base-uri 'none'; "
            + "form-action 'none'; frame-ancestors 'none'")
        #expect(headers["X-Content-Type-Options"] == "nosniff")
        #expect(headers["X-Frame-Options"] == "DENY")
        #expect(headers["Referrer-Policy"] == "no-referrer")
        #expect(headers["Cross-Origin-Opener-Policy"] == "same-origin")
        #expect(headers["Permissions-Policy"]?.contains("geolocation=()") == true)
      }
    }
  }

  @Test("A1: health tells version and state", arguments: Transport.allCases)
  func health(over transport: Transport) throws {
    try transport.client { client in
      let answer = try client.get("/api/health")
      #expect(answer.status == 200)
      #expect(answer.headers["Content-Type"] == "application/json; charset=utf-8")
      #expect(answer.text.hasPrefix(#"{"ok":true,"version":"\#(rungVersion)","#))
      #expect(answer.text.contains(#""data":{"writable":true}"#))
      #expect(answer.text.contains(#""assets":{"files":8,"#))
    }
  }

  @Test("A14: an unknown path is 404, an unreadable one 400", arguments: Transport.allCases)
  func unknown(over transport: Transport) throws {
    try transport.client { client in
      let missing = try client.get("/api/nothing")
      #expect(missing.status == 404)
      #expect(missing.headers["Content-Type"] == "application/json; charset=utf-8")
      #expect(missing.text.hasPrefix(#"{"error":"not-found","message":"#))
      let unreadable = try client.get("/api/%zz")
      #expect(unreadable.status == 400)
      #expect(unreadable.text.hasPrefix(#"{"error":"bad-request","message":"#))
      #expect(try client.get("/api").status == 404)
      let page = try client.get("/nothing/here")
      #expect(page.status == 404)
      #expect(page.headers["Content-Type"] == "text/html; charset=utf-8")
      #expect(page.text.contains("<h1>Nothing is here</h1>"))
      #expect(page.text.contains(#"href="/refusal.css""#))
      #expect(!page.text.contains("style="))
      #expect(try client.get("/refusal.css").headers["Content-Type"] == "text/css; charset=utf-8")
    }
  }

  @Test("No spelling of a path leads out of the app", arguments: Transport.allCases)
  func traversal(over transport: Transport) throws {
    try transport.client { client in
      for target in [
        "/../etc/passwd", "/host/../index.html", "/%2e%2e/etc", "/host/%2E%2e/index.html",
        "/host%2fmain.js", "/host%5cmain.js", "/host\\main.js", "/%00", "/index.html%00.png",
        "/%", "/%4", "/%g1", "/%c3%28", "/%0d%0aSet-Cookie:x", "/./index.html", "index.html",
        "rung.test:443",
      ] {
        let answer = try client.get(target)
        #expect(answer.status == 400, "\(target)")
      }
      for target in [
        "//index.html", "/host/", "/host", "/index.html/", "/INDEX.HTML", "/.git/config",
      ] {
        #expect(try client.get(target).status == 404, "\(target)")
      }
      #expect(try client.get("/" + String(repeating: "a", count: 2100)).status == 414)
    }
  }

  @Test("What only reads says so, with the methods it knows", arguments: Transport.allCases)
  func methods(over transport: Transport) throws {
    try transport.client { client in
      for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW", "get"] {
        for path in ["/", "/api/health"] {
          let answer = try client.ask(method, path)
          #expect(answer.status == 405, "\(method)")
          #expect(answer.headers["Allow"] == "GET, HEAD")
        }
      }
      #expect(try client.ask("POST", "/nothing").status == 404)
    }
  }

  @Test("Bodies are refused before they are sent", arguments: Transport.allCases)
  func bodies(over transport: Transport) throws {
    try transport.client { client in
      #expect(try client.ask("POST", "/", body: Array("small".utf8)).status == 405)
      #expect(try client.ask("POST", "/", ["Content-Length": "65537"]).status == 413)
      let chunked = try client.ask("POST", "/api/x", ["Transfer-Encoding": "chunked"])
      #expect(chunked.status == 411)
      #expect(chunked.text.hasPrefix(#"{"error":"length-required""#))
    }
  }
}
