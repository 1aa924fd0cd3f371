import CivilTime
import Loads
import Logbook
import Training

/// Title, date and length of a finished session while they are entered, or of one that is to be
/// entered afterwards.
struct SessionDetails: Equatable {
  /// What can be typed.
  enum Field { case title, date, time, minutes }

  /// The session; nothing for one that is to be entered.
  var session: Session.ID?
  /// The day of a plan that was trained; nothing for a session without a plan.
  var day: Day.ID?
  var title = ""
  /// As date fields say it, "2026-03-02".
  var date = ""
  /// As time fields say it, "18:04".
  var time = ""
  var minutes = ""
  var counts = true
  /// What the fields said when they were opened: only what was changed since is written.
  private(set) var before: Before?

  struct Before: Equatable {
    var title: String
    var date: String
    var time: String
    var minutes: String
    var counts: Bool
  }

  mutating func take(_ text: String, for field: Field) {
    switch field {
    case .title: title = text
    case .date: date = text
    case .time: time = text
    case .minutes: minutes = text
    }
  }
}

/// What is wrong with the details of a session.
enum DetailsProblem: Error, Equatable {
  case title
  case date(least: LocalDate, most: LocalDate)
  case time
  /// The start lies ahead.
  case ahead
  case minutes(ClosedRange<Int>)
}

enum DetailsAction {
  /// Enters a session of a day.
  case enter(LocalDate)
  /// By the id of a plan's day; empty for none.
  case choose(String)
  case type(SessionDetails.Field, String)
  case count(Bool)
  case save
  case close
}

extension SessionDetails {
  /// The first day that can be entered.
  static let earliest = LocalDate(dayNumber: 0)
  /// The longest a session can be entered as, in minutes: a day.
  static let longest = 1_440

  /// What the fields of a session say.
  init(of session: Session, at now: Instant) {
    self.session = session.id
    title = session.title
    date = session.start.date.text
    time = Self.text(ofTime: session.start)
    minutes = String(session.length(at: now) / 60_000)
    counts = session.counts
    before = Before(title: title, date: date, time: time, minutes: minutes, counts: counts)
  }

  static func text(ofTime moment: Instant) -> String {
    func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return digits(moment.hour) + ":" + digits(moment.minute)
  }

  /// The start that is meant, by the wall clock of an offset from UTC; one that was not changed keeps
  /// its seconds.
  func start(of session: Session?, now: Instant) throws(DetailsProblem) -> Instant {
    if let session, date == self.before?.date, time == self.before?.time {
      return session.start
    }
    guard let day = try? LocalDate(parsing: date), day >= Self.earliest, day <= now.date else {
      throw .date(least: Self.earliest, most: now.date)
    }
    guard let milliseconds = Self.milliseconds(ofTime: time) else { throw .time }
    let start = Instant(
      day, millisecondOfDay: milliseconds,
      offsetSeconds: session?.start.offsetSeconds ?? now.offsetSeconds)
    guard start.milliseconds <= now.milliseconds else { throw .ahead }
    return start
  }

  /// The length that is meant in minutes; nothing where it was not changed.
  ///
  /// It reaches from the start to the newest set at least, and to now at most.
  func length(of session: Session?, now: Instant) throws(DetailsProblem) -> Int? {
    let start = try start(of: session, now: now)
    let before = session.map { Int(clamping: $0.length(at: now) / 60_000) }
    let isSame = session != nil && minutes == self.before?.minutes
    if isSame, start == session?.start { return nil }
    let least = session.map { Int(clamping: ($0.shortestLength + 59_999) / 60_000) } ?? 1
    let untilNow = Int(clamping: now.milliseconds(since: start) / 60_000)
    let most = max(least, min(max(Self.longest, before ?? 0), untilNow))
    guard let typed = try? TypedNumber.parseWhole(minutes, maximum: most), typed >= least else {
      throw .minutes(least...most)
    }
    return isSame ? nil : typed
  }

  /// The title without spaces around it; one that shows nothing is none.
  func checkedTitle() throws(DetailsProblem) -> String {
    let title = title.tidied
    guard !title.isEmpty else { throw .title }
    return title
  }

  /// "18:04", "8:04", or with seconds behind it, which are left out.
  private static func milliseconds(ofTime text: String) -> Int32? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    guard (2...3).contains(parts.count), parts[1].utf8.count == 2,
      let hour = try? TypedNumber.parseWhole(parts[0], maximum: 23),
      let minute = try? TypedNumber.parseWhole(parts[1], maximum: 59)
    else { return nil }
    return Int32(hour * 3_600_000 + minute * 60_000)
  }
}

extension State {
  func update(details action: DetailsAction) -> [Effect] {
    switch action {
    case .enter(let day):
      history.details = newDetails(on: day)
      sheet = .sessionDetails
    case .choose(let id): history.details?.day = id.isEmpty ? nil : Day.ID(id)
    case .type(let field, let text): history.details?.take(text, for: field)
    case .count(let counts): history.details?.counts = counts
    case .save:
      guard let details = history.details else { return [] }
      return details.session == nil ? enterSession(details) : saveDetails(details)
    case .close: sheet = nil
    }
    return []
  }

  /// Opens the details of the session that is edited.
  func editDetails() -> [Effect] {
    let effects = takeOpenField()
    guard let session = editedSession, logger.field?.refusal == nil else { return effects }
    history.details = SessionDetails(of: session, at: clock)
    sheet = .sessionDetails
    return effects
  }

  /// A session of a day that began when the newest one did, or an hour ago.
  private func newDetails(on day: LocalDate) -> SessionDetails {
    var details = SessionDetails()
    details.date = day.text
    details.minutes = "60"
    details.time = trainedSessions.first.map { SessionDetails.text(ofTime: $0.start) } ?? "18:00"
    // Late at night belongs to the training day before.
    if let start = try? details.start(of: nil, now: clock),
      LocalDate.trainingDay(of: start, startsAt: dayStart) != day
    {
      details.time = "18:00"
    }
    if let start = try? details.start(of: nil, now: clock),
      start.adding(seconds: 3_600).milliseconds <= clock.milliseconds
    {
      return details
    }
    let hourAgo = clock.adding(seconds: -3_600)
    details.date = hourAgo.date.text
    details.time = SessionDetails.text(ofTime: hourAgo)
    return details
  }

  /// The day of any plan with this id.
  func plannedDay(_ id: Day.ID?) -> (day: Day, routine: Routine)? {
    guard let id else { return nil }
    for routine in logbook.routines {
      if let day = routine.day(id) { return (day, routine) }
    }
    return nil
  }

  /// What is wrong with the details as they stand.
  func problem(with details: SessionDetails) -> DetailsProblem? {
    let session = details.session.flatMap { logbook.session($0) }
    do throws(DetailsProblem) {
      if session != nil { _ = try details.checkedTitle() }
      _ = try details.start(of: session, now: clock)
      _ = try details.length(of: session, now: clock)
    } catch {
      return error
    }
    return nil
  }

  /// Begins a session of an earlier time and opens it, with the rows that its day had then.
  private func enterSession(_ details: SessionDetails) -> [Effect] {
    guard let start = try? details.start(of: nil, now: clock),
      let minutes = try? details.length(of: nil, now: clock)
    else { return [] }
    sheet = nil
    let id = Session.ID(ids.newID(at: clock))
    let drawn = DrawnIDs(from: ids)
    let end = start.adding(seconds: Int64(minutes) * 60)
    var session: Session
    if let (day, routine) = plannedDay(details.day) {
      let date = LocalDate.trainingDay(of: start, startsAt: dayStart)
      session = Session(
        id: id, start: start, day: day, of: routine,
        openings: openings(of: day, in: routine, at: start), deload: routine.deload(on: date)
      ) { drawn.next() }
      session.end = end
    } else {
      session = Session(id: id, title: words(.freestyleTitle), start: start, end: end)
    }
    session.loggedAfterwards = true
    ids = drawn.source
    return save(session) + go(to: .editSession(id))
  }

  /// Writes what was changed, and nothing else.
  private func saveDetails(_ details: SessionDetails) -> [Effect] {
    guard let session = details.session.flatMap({ logbook.session($0) }),
      let title = try? details.checkedTitle(),
      let start = try? details.start(of: session, now: clock), problem(with: details) == nil
    else { return [] }
    let minutes = try? details.length(of: session, now: clock)
    sheet = nil
    return change(session) { session throws(SessionError) in
      if details.title != details.before?.title { session.title = title }
      if details.counts != details.before?.counts { session.counts = details.counts }
      if start != session.start { try session.move(to: start) }
      if let minutes { try session.setLength(Int64(minutes) * 60_000) }
    }
  }
}
