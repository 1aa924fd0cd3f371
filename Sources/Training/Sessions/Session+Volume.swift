public import Loads

extension SetLog {
  /// Weight × reps of the set; timed, carried, cardio and assisted sets add nothing.
  public var volume: Volume {
    switch mode {
    case .weightReps, .bodyweightReps: Volume(numbers.weight.mass, reps: numbers.reps)
    case .assistedReps, .duration, .weightDuration, .weightDistance, .cardio: .zero
    }
  }
}

extension SessionSet {
  /// The volume of a logged set that is no warm-up.
  public var volume: Volume {
    guard let log, !isWarmUp else { return .zero }
    return log.volume
  }
}

extension Session {
  /// Weight × reps of all logged sets, drops included, warm-ups not.
  public var volume: Volume {
    var total = Volume.zero
    for exercise in exercises {
      for set in exercise.sets { total += set.volume }
    }
    return total
  }

  /// How many efforts were logged.
  public var effortCount: Int { progress.done }

  /// The reps of all logged sets but warm-ups.
  public var repCount: Int {
    exercises.reduce(0) { sum, exercise in
      exercise.sets.reduce(sum) { sum, set in
        guard let log = set.log, log.mode.countsReps, !set.isWarmUp else { return sum }
        // Beyond what anybody does, and within what every machine can count.
        return min(sum + log.numbers.reps, 1_000_000_000)
      }
    }
  }

  /// How many efforts are done and how many there are, on the whole session.
  public var progress: (done: Int, total: Int) {
    exercises.reduce((0, 0)) { sum, exercise in
      let progress = exercise.progress
      return (sum.0 + progress.done, sum.1 + progress.total)
    }
  }
}

extension SessionExercise {
  /// How many efforts are done and how many there are: what "sets" counts wherever it is said.
  ///
  /// Warm-ups, drops and clusters are none.
  public var progress: (done: Int, total: Int) {
    let efforts = sets.filter { $0.isEffort }
    return (efforts.count { $0.isLogged }, efforts.count)
  }
}
