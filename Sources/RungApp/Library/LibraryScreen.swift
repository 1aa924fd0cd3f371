import Logbook
import Markup
import Training

/// What the Library holds beside the exercises.
struct LibraryScreen {
  var finder = ExerciseFinder()
  /// How many exercises are listed at most.
  var limit = Self.step
  var showsHidden = false
  /// What is listed, kept until it rests on something else.
  var list = List()

  /// As many are listed at first, and at each wish for more.
  static let step = 60

  /// The exercises that are listed.
  struct List {
    /// What it rests on.
    struct Basis: Equatable {
      var finder: ExerciseFinder
      var limit: Int
      /// The state of what was said about single exercises.
      var choices: Int
      var revision: Int
    }

    var basis: Basis?
    var recent: [ExerciseID] = []
    var found: [ExerciseID] = []
    /// How many answer in all.
    var count = 0
  }
}

enum LibraryAction {
  case find(FinderAction)
  case showMore
  case toggleHidden
  case unhide(ExerciseID)
  case page(ExercisePageAction)
  case shell(ShellAction)
}

extension State {
  func update(library action: LibraryAction) -> [Effect] {
    switch action {
    case .find(.create):
      picker.purpose = .library
      picker.finder = library.finder
      return beginExercise()
    case .find(let action):
      library.finder = found(action, in: library.finder)
      library.limit = LibraryScreen.step
    case .showMore: library.limit += LibraryScreen.step
    case .toggleHidden: library.showsHidden.toggle()
    case .unhide(let id): return hide(id, false)
    case .page(let action): return update(page: action)
    case .shell(let action): return update(shell: action)
    }
    return []
  }

  /// Searches, if the Library is in front and something else is asked for than last time.
  func prepareLibrary() {
    guard route.tab == .library else { return }
    makeSearch()
    prepareExercisePage()
    let basis = LibraryScreen.List.Basis(
      finder: library.finder, limit: library.limit, choices: choicesFollowed,
      revision: logbook.revision)
    guard library.list.basis != basis, let search = picker.search else { return }
    let hits = search.search(basis.finder.text, basis.finder.filter)
    var list = LibraryScreen.List()
    list.basis = basis
    list.count = hits.count
    list.found = hits.prefix(basis.limit).map { $0.id }
    if basis.finder.isIdle { list.recent = recentExercises { _ in true } }
    library.list = list
  }

  /// Every exercise, searched as people type; the page of one of them beside the list where there is room.
  func libraryScreen() -> Node<LibraryAction> {
    let chosen: ExerciseID? = if case .exercise(let id) = route { id } else { nil }
    return main(.id("main"), .class("split"), .tabindex(-1), key: "library") {
      section(.class("screen list"), key: "list") { libraryList(chosen: chosen) }
      if let chosen {
        section(.class("screen detail"), key: "detail-" + chosen.text) {
          exercisePage(chosen).map { .page($0) }
        }
      }
    }
  }

  // MARK: The list

  @NodeBuilder<LibraryAction>
  private func libraryList(chosen: ExerciseID?) -> Node<LibraryAction> {
    let list = library.list
    header { div { h1 { words(.library) } } }
    notices().map { .shell($0) }
    finderFields("library", library.finder).map { .find($0) }
    if !list.recent.isEmpty {
      librarySection(.recent, list.recent, chosen: chosen)
      librarySection(.allExercises, list.found, chosen: chosen)
    } else if !list.found.isEmpty {
      libraryRows(list.found, chosen: chosen)
    }
    if list.count > list.found.count {
      button(.class("button wide"), .type(.button), .onTap(.showMore), key: "more") {
        words(.showMore)
      }
    }
    foundNothing(library.finder, isEmpty: list.found.isEmpty).map { .find($0) }
    if library.finder.isIdle { hiddenExercises() }
  }

  private func librarySection(
    _ title: Phrase, _ ids: [ExerciseID], chosen: ExerciseID?
  ) -> Node<LibraryAction> {
    let id = title == .recent ? "recent" : "all"
    return section(.class("section"), .aria(.labelledby, id), key: id) {
      header { h2(.id(id)) { words(title) } }
      libraryRows(ids, chosen: chosen)
    }
  }

  private func libraryRows(_ ids: [ExerciseID], chosen: ExerciseID?) -> Node<LibraryAction> {
    ul(.class("card rows"), key: "rows") {
      for id in ids {
        li(key: id.text) {
          a(
            .class("row"), .href(Route.exercise(id).hash),
            .aria(.current, id == chosen ? "true" : nil)
          ) {
            exerciseWords(exercise(ExerciseReference(id: id, name: ""))).map { .find($0) }
            icon("chevron-right")
          }
        }
      }
    }
  }

  /// What is left out of the lists, folded away, and the way back into them.
  @NodeBuilder<LibraryAction>
  private func hiddenExercises() -> Node<LibraryAction> {
    let hidden = catalog.hiddenIDs.isEmpty ? [] : catalog.hiddenExercises
    if !hidden.isEmpty {
      section(.class("section"), .aria(.labelledby, "hidden"), key: "hidden") {
        button(
          .class("button quiet wide"), .type(.button), .id("hidden"),
          .aria(.expanded, library.showsHidden), .onTap(.toggleHidden)
        ) { words(.hiddenExercises, count: hidden.count) }
        if library.showsHidden {
          ul(.class("card rows")) {
            for exercise in hidden {
              li(.class("row"), key: exercise.id.text) {
                a(.class("grow name"), .href(Route.exercise(exercise.id).hash)) { exercise.name }
                button(
                  .class("button"), .type(.button),
                  .label(words(.unhideNamed, ("exercise", exercise.name))),
                  .onTap(.unhide(exercise.id))
                ) { words(.unhide) }
              }
            }
          }
        }
      }
    }
  }
}
