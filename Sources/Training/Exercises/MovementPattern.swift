/// How the body moves.
///
/// Exercises of one pattern can stand in for each other.
///
/// The raw values are the words of the library's source.
public enum MovementPattern: String, CaseIterable, Sendable {
  // Legs and hips.
  case squat
  case lunge
  case hinge
  case hipExtension = "hip extension"
  case kneeExtension = "knee extension"
  case kneeFlexion = "knee flexion"
  case calfRaise = "calf raise"
  case shinRaise = "shin raise"
  case hipAbduction = "hip abduction"
  case hipAdduction = "hip adduction"
  case hipFlexion = "hip flexion"
  // Pressing and pushing.
  case horizontalPress = "horizontal press"
  case inclinePress = "incline press"
  case verticalPress = "vertical press"
  case dip
  case chestFly = "chest fly"
  case lateralRaise = "lateral raise"
  case frontRaise = "front raise"
  case elbowExtension = "elbow extension"
  // Pulling.
  case horizontalPull = "horizontal pull"
  case verticalPull = "vertical pull"
  case uprightPull = "upright pull"
  case pullover
  case rearFly = "rear fly"
  case shrug
  case elbowFlexion = "elbow flexion"
  case wrist
  case grip
  case neck
  case shoulderRotation = "shoulder rotation"
  // Trunk.
  case trunkFlexion = "trunk flexion"
  case trunkExtension = "trunk extension"
  case trunkRotation = "trunk rotation"
  case sideBend = "side bend"
  case legRaise = "leg raise"
  case bracing
  // Whole body.
  case olympicLift = "olympic lift"
  case swing
  case carry
  case jump
  case `throw`
  case crawl
  case getUp = "get-up"
  case stretch
  case conditioning
  case locomotion
}
