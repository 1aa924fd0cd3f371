/// Names as other apps write them into their exports, separated by semicolons.
enum ExportedNames {
  static let strong = """
    Ab Wheel; Aerobics; Arnold Press (Dumbbell); Around the World; Back Extension;
    Back Extension (Machine); Ball Slams; Battle Ropes; Bench Dip; Bench Press (Barbell);
    Bench Press (Cable); Bench Press (Dumbbell); Bench Press (Smith Machine);
    Bench Press - Close Grip (Barbell); Bench Press - Wide Grip (Barbell);
    Bent Over One Arm Row (Dumbbell); Bent Over Row (Band); Bent Over Row (Barbell);
    Bent Over Row (Dumbbell); Bent Over Row - Underhand (Barbell); Bicep Curl (Barbell);
    Bicep Curl (Cable); Bicep Curl (Dumbbell); Bicep Curl (Machine); Bicycle Crunch; Box Jump;
    Box Squat (Barbell); Bulgarian Split Squat; Burpee; Cable Crossover; Cable Crunch;
    Cable Kickback; Cable Pull Through; Cable Twist; Calf Press on Leg Press;
    Calf Press on Seated Leg Press; Chest Dip; Chest Dip (Assisted); Chest Fly; Chest Fly (Band);
    Chest Fly (Dumbbell); Chest Press (Band); Chest Press (Machine); Chin Up; Chin Up (Assisted);
    Clean (Barbell); Clean and Jerk (Barbell); Climbing; Concentration Curl (Dumbbell);
    Cross Body Crunch; Crunch; Crunch (Machine); Crunch (Stability Ball); Cycling;
    Cycling (Indoor); Dancing; Deadlift (Band); Deadlift (Barbell); Deadlift (Dumbbell);
    Deadlift (Smith Machine); Deadlift High Pull (Barbell); Decline Bench Press (Barbell);
    Decline Bench Press (Dumbbell); Decline Bench Press (Smith Machine); Decline Crunch;
    Deficit Deadlift (Barbell); Elliptical Machine; Face Pull (Cable); Flat Knee Raise;
    Flat Leg Raise; Floor Press (Barbell); Front Raise (Band); Front Raise (Barbell);
    Front Raise (Cable); Front Raise (Dumbbell); Front Raise (Plate); Front Squat (Barbell);
    Glute Ham Raise; Glute Kickback (Machine); Goblet Squat (Kettlebell); Good Morning (Barbell);
    Hack Squat; Hack Squat (Barbell); Hammer Curl (Band); Hammer Curl (Cable);
    Hammer Curl (Dumbbell); Handstand Push Up; Hang Clean (Barbell); Hang Snatch (Barbell);
    Hanging Knee Raise; Hanging Leg Raise; High Knee Skips; Hiking; Hip Abductor (Machine);
    Hip Adductor (Machine); Hip Thrust (Barbell); Hip Thrust (Bodyweight);
    Incline Bench Press (Barbell); Incline Bench Press (Cable); Incline Bench Press (Dumbbell);
    Incline Bench Press (Smith Machine); Incline Chest Fly (Dumbbell);
    Incline Chest Press (Machine); Incline Curl (Dumbbell); Incline Row (Dumbbell);
    Inverted Row (Bodyweight); Iso-Lateral Chest Press (Machine); Iso-Lateral Row (Machine);
    Jackknife Sit Up; Jump Rope; Jump Shrug (Barbell); Jump Squat; Jumping Jack;
    Kettlebell Swing; Kettlebell Turkish Get Up; Kipping Pull Up; Knee Raise (Captain's Chair);
    Kneeling Pulldown (Band); Lat Pulldown (Cable); Lat Pulldown (Machine);
    Lat Pulldown (Single Arm); Lat Pulldown - Underhand (Band); Lat Pulldown - Underhand (Cable);
    Lat Pulldown - Wide Grip (Cable); Lateral Box Jump; Lateral Raise (Band);
    Lateral Raise (Cable); Lateral Raise (Dumbbell); Lateral Raise (Machine);
    Leg Extension (Machine); Leg Press; Lunge (Barbell); Lunge (Bodyweight); Lunge (Dumbbell);
    Lying Leg Curl (Machine); Mountain Climber; Muscle Up; Oblique Crunch;
    Overhead Press (Barbell); Overhead Press (Cable); Overhead Press (Dumbbell);
    Overhead Press (Smith Machine); Overhead Squat (Barbell); Pec Deck (Machine);
    Pendlay Row (Barbell); Pistol Squat; Plank; Power Clean; Power Snatch (Barbell);
    Preacher Curl (Barbell); Preacher Curl (Dumbbell); Preacher Curl (Machine);
    Press Under (Barbell); Pull Up; Pull Up (Assisted); Pull Up (Band); Pullover (Dumbbell);
    Pullover (Machine); Push Press; Push Up; Push Up (Band); Push Up (Knees);
    Rack Pull (Barbell); Reverse Crunch; Reverse Curl (Band); Reverse Curl (Barbell);
    Reverse Curl (Dumbbell); Reverse Fly (Cable); Reverse Fly (Dumbbell); Reverse Fly (Machine);
    Reverse Grip Concentration Curl (Dumbbell); Reverse Plank; Romanian Deadlift (Barbell);
    Romanian Deadlift (Dumbbell); Rowing (Machine); Running; Running (Treadmill); Russian Twist;
    Seated Calf Raise (Machine); Seated Calf Raise (Plate Loaded); Seated Leg Curl (Machine);
    Seated Leg Press (Machine); Seated Overhead Press (Barbell);
    Seated Overhead Press (Dumbbell); Seated Palms Up Wrist Curl (Dumbbell); Seated Row (Cable);
    Seated Row (Machine); Seated Wide-Grip Row (Cable); Shoulder Press (Machine);
    Shoulder Press (Plate Loaded); Shrug (Barbell); Shrug (Dumbbell); Shrug (Machine);
    Shrug (Smith Machine); Side Bend (Band); Side Bend (Cable); Side Bend (Dumbbell); Side Plank;
    Single Leg Bridge; Sit Up; Skating; Skiing; Skullcrusher (Barbell); Skullcrusher (Dumbbell);
    Snatch (Barbell); Snatch Pull (Barbell); Snowboarding; Split Jerk (Barbell); Squat (Band);
    Squat (Barbell); Squat (Bodyweight); Squat (Dumbbell); Squat (Machine);
    Squat (Smith Machine); Squat Row; Standing Calf Raise (Barbell);
    Standing Calf Raise (Bodyweight); Standing Calf Raise (Dumbbell);
    Standing Calf Raise (Machine); Standing Calf Raise (Smith Machine); Step-up;
    Stiff Leg Deadlift (Band); Stiff Leg Deadlift (Barbell); Stiff Leg Deadlift (Dumbbell);
    Straight Leg Deadlift (Band); Stretching; Strict Military Press (Barbell);
    Sumo Deadlift (Barbell); Sumo Deadlift High Pull (Barbell); Superman; Swimming; T Bar Row;
    Thruster (Barbell); Thruster (Kettlebell); Toes To Bar; Torso Rotation (Machine);
    Trap Bar Deadlift; Triceps Dip; Triceps Dip (Assisted); Triceps Extension;
    Triceps Extension (Barbell); Triceps Extension (Cable); Triceps Extension (Dumbbell);
    Triceps Extension (Machine); Triceps Pushdown (Cable - Straight Bar); Upright Row (Barbell);
    Upright Row (Cable); Upright Row (Dumbbell); V Up; Walking; Wide Pull Up; Wrist Roller; Yoga;
    Zercher Squat (Barbell)
    """

  static let fitNotes = """
    Ab-Wheel Rollout; Arnold Dumbbell Press; Barbell Calf Raise; Barbell Curl;
    Barbell Front Squat; Barbell Glute Bridge; Barbell Row; Barbell Shrug; Barbell Squat;
    Behind The Neck Barbell Press; Cable Crossover; Cable Crunch; Cable Curl; Cable Face Pull;
    Cable Overhead Triceps Extension; Chin Up; Close Grip Barbell Bench Press; Crunch;
    Crunch Machine; Cycling; Deadlift; Decline Barbell Bench Press; Decline Crunch;
    Decline Hammer Strength Chest Press; Donkey Calf Raise; Dragon Flag;
    Dumbbell Concentration Curl; Dumbbell Curl; Dumbbell Hammer Curl;
    Dumbbell Overhead Triceps Extension; Dumbbell Preacher Curl; Dumbbell Row;
    Elliptical Trainer; EZ-Bar Curl; EZ-Bar Preacher Curl; EZ-Bar Skullcrusher;
    Flat Barbell Bench Press; Flat Dumbbell Bench Press; Flat Dumbbell Fly; Front Dumbbell Raise;
    Glute-Ham Raise; Good Morning; Hammer Strength Row; Hammer Strength Shoulder Press;
    Hanging Knee Raise; Hanging Leg Raise; Incline Barbell Bench Press;
    Incline Dumbbell Bench Press; Incline Dumbbell Fly; Incline Hammer Strength Chest Press;
    Lat Pulldown; Lateral Dumbbell Raise; Lateral Machine Raise; Leg Extension Machine;
    Leg Press; Log Press; Lying Leg Curl Machine; Lying Triceps Extension; Machine Shrug;
    Neutral Chin Up; One-Arm Standing Dumbbell Press; Overhead Press; Parallel Bar Triceps Dip;
    Pendlay Row; Plank; Pull Up; Push Press; Rack Pull; Rear Delt Dumbbell Raise;
    Rear Delt Machine Fly; Ring Dip; Romanian Deadlift; Rope Push Down; Rowing Machine;
    Running (Outdoor); Running (Treadmill); Seated Cable Row; Seated Calf Raise Machine;
    Seated Dumbbell Lateral Raise; Seated Dumbbell Press; Seated Incline Dumbbell Curl;
    Seated Leg Curl Machine; Seated Machine Curl; Seated Machine Fly; Side Plank;
    Smith Machine Close Grip Bench Press; Smith Machine Overhead Press;
    Standing Calf Raise Machine; Stationary Bike; Stiff-Legged Deadlift;
    Straight-Arm Cable Pushdown; Sumo Deadlift; Swimming; T-Bar Row; V-Bar Push Down; Walking
    """

  /// Names in the files of StrongLifts, LiftLog, Liftosaur and JEFIT, and custom ones seen in exports.
  static let others = """
    Barbell Incline Bench Press; Bench Press; Bent Over Row, Dumbbell; Cable Row;
    Cable Seated Row; Dumbbell Curl; Hanging Knee Hold; Highrow; Incline Dumbbell Bench Press;
    Lat Pulldown, wide; Machine Leg Curl; Overhead Press; Pull-ups; Push-Up;
    Row, chest supported; Squat; Squats; Triceps Pushdown (Cable)
    """

  /// Names in a German Strong export.
  static let german = """
    Bankdrücken (Langhantel); Beinpresse; Bizepscurl (Kurzhantel); Highrow; Klimmzug;
    Kniebeuge (Langhantel); Kniehalten, hängend; Kreuzheben (Langhantel); Laufen (Laufband);
    Radfahren (Halle); Rudern, brustgestützt; Schrägbankdrücken (Kurzhantel);
    Trizepsdrücken (Kabel); Unterarmstütz; Überkopfdrücken (Langhantel)
    """
}
