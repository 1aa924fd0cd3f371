/// The page a person sees when there is nothing to show: it needs no part of the app to look right.
enum RefusalPage {
  /// Where its stylesheet is served, since the policy allows no styles inside the page.
  static let stylesheetPath = "/refusal.css"

  /// The page for a refusal.
  static func html(for refusal: Refusal) -> [UInt8] {
    Array(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="robots" content="noindex">
      <title>\(refusal.title) · Rung</title>
      <link rel="stylesheet" href="\(stylesheetPath)">
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
      </head>
      <body>
      <main>
      <p class="status">\(refusal.status)</p>
      <h1>\(refusal.title)</h1>
      <p>\(refusal.message)</p>
      <p><a href="/">Open Rung</a></p>
      </main>
      </body>
      </html>

      """.utf8)
  }

  /// Its stylesheet: the app's own grounds and accent, readable in light and dark.
  static let stylesheet = """
    :root { color-scheme: light dark; --ground: #f6f5f2; --text: #16181c; --quiet: #5d5d5b; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #0b0d11; --text: #ebebec; --quiet: #a7a8a9; }
    }
    body {
      margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center;
      font: 1.125rem/1.5 system-ui, sans-serif; background: var(--ground); color: var(--text);
    }
    main { max-width: 26rem; padding: 2rem 1.5rem; }
    .status { margin: 0; font-variant-numeric: tabular-nums; color: var(--quiet); }
    h1 { margin: 0.25rem 0 0.75rem; font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
    a {
      display: inline-block; min-height: 3rem; padding: 0 1.5rem; border-radius: 0.75rem;
      line-height: 3rem; font-weight: 600; text-decoration: none;
      background: #ff6b35; color: #0b0d11;
    }
    a:focus-visible { outline: 3px solid var(--text); outline-offset: 3px; }

    """
}
