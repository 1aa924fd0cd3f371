extension HeaderFields {
  /// What every answer carries to keep pages of Rung to themselves.
  ///
  /// Scripts and styles come from this origin only and nothing may be embedded or embed us.
  /// Connections to any https address stay allowed: an app loaded here may pair with another server.
  static let protective: HeaderFields = [
    "Content-Security-Policy": contentSecurityPolicy,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": permissionsPolicy,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  ]

  private static let contentSecurityPolicy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self' https:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "font-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// Screen wake lock, passkeys, Bluetooth and sharing keep their default, which is this origin only.
  private static let permissionsPolicy = [
    "accelerometer=()", "camera=()", "display-capture=()", "geolocation=()", "gyroscope=()",
    "hid=()", "idle-detection=()", "magnetometer=()", "microphone=()", "midi=()", "payment=()",
    "serial=()", "usb=()",
  ].joined(separator: ", ")
}
