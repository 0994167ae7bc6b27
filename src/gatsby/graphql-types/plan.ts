/** The GraphQL types of a plan: content/workouts/{id}.json. Held to the content schema by a test. */
export const planTypes = /* GraphQL */ `
  """
  One training plan: content/workouts/{id}.json. A plan without detail fields has the placeholder program's.
  """
  type Plan implements Node @dontInfer {
    "The plan's id as its file and address have it; Gatsby keeps 'id' for itself."
    planId: String! @proxy(from: "jsonId")
    title: String!
    description: String!
    "For example '4 weeks, 4x/week'."
    duration: String!
    level: String!
    category: String!
    equipment: String!
    image: String!
    imageAlt: String!
    "The photograph at every width a screen may ask for."
    picture: ContentImage!
    "Shown on the home page."
    featured: Boolean
    draft: Boolean
    "True for a draft, which only develop and deploy previews show."
    isHidden: Boolean!
    "Size of the plan's PDF in bytes."
    pdfSize: Int!
    "The lists the plan stands in: one for each mixture of category, level and All."
    shelves: [String!]!
    overview: String!
    goals: [String!]!
    "What each week asks for, in order: the content's week1, week2, …"
    weeks: [String!]!
    "Each exercise once, from the sessions."
    exercises: [ExerciseRow!]!
    "What the plan trains for."
    aim: String
    "What one can check before starting."
    entry: [String!]
    "What is particular to this plan; what holds for all stands in the site's settings."
    safety: String
    "The sessions as data; null in a plan without detail."
    program: Program
    "The exercises that the sessions name, in the order of their ids."
    library: [Exercise!]!
    "The address of the file with their figures; null where none is drawn."
    figures: String
    "The ids of those exercises, by which an exercise finds the plans that use it."
    exerciseIds: [String!]!
    "Exercises that may take the place of those, in the order of their ids."
    spares: [Exercise!]!
    "How many weeks the plan has."
    length: Int!
    "The weekly load, one number a week; empty without sessions (see lib/program/load-line.ts)."
    loadLine: [Float!]!
    "One week, counted from 1, in the words of its tables; null without sessions."
    week(number: Int!): PlanWeek
    "Hard sets by muscle and week; empty without sessions."
    muscleWeeks: [MuscleWeeks!]!
    "The sessions of each week by name and day, in order; empty without sessions."
    agenda: [[AgendaDay!]!]!
  }

  "A session on its day."
  type AgendaDay {
    name: String!
    day: String!
    minutes: Int
  }

  """
  One week of a plan as it is shown (see lib/program/week-table.ts).
  """
  type PlanWeek {
    "Counted from 1."
    number: Int!
    "Why this week is as it is: the content's week1, week2, …"
    reason: String!
    isDeload: Boolean!
    sessions: [SessionTable!]!
    muscles: [MuscleSets!]!
  }

  type SessionTable {
    name: String!
    "Monday and Thursday"
    days: String!
    minutes: Int
    "Its own warm-up, where it is not the plan's."
    warmUp: String
    blocks: [LineBlock!]!
  }

  "Lines of a session: on their own, or done in turn under a label such as 'Superset: 3 rounds'."
  type LineBlock {
    label: String
    lines: [LineTexts!]!
  }

  type LineTexts {
    exercise: String!
    title: String!
    sets: String!
    effort: String!
    load: String
    loadKind: String
    rest: String!
    isTest: Boolean!
    notes: String
  }

  type MuscleSets {
    muscle: String!
    sets: Float!
  }

  type MuscleWeeks {
    muscle: String!
    "One number for each week."
    sets: [Float!]!
  }

  """
  One line of a plan's exercise table. All values are texts with their units.
  """
  type ExerciseRow {
    "The exercise's id in the library, where a session names it."
    exercise: String
    name: String!
    sets: String!
    reps: String!
    rest: String!
  }

  """
  A plan's sessions. Lists hold one value for all weeks, or one for each week (see lib/program/program.ts).
  """
  type Program {
    warmUp: String
    deloads: [Int!]!
    progression: Progression!
    sessions: [ProgramSession!]!
  }

  type Progression {
    rule: String!
    raise: Raise
    text: String!
  }

  type Raise {
    upper: String!
    lower: String!
  }

  type ProgramSession {
    name: String!
    "Names of days; several lists alternate from week to week."
    days: [[String!]!]!
    weeks: [Int!]!
    minutes: Int
    warmUp: String
    lines: [ProgramLine!]!
  }

  type ProgramLine {
    exercise: String!
    sets: [Int!]!
    measure: String!
    amount: [String!]!
    reserve: [String!]
    rpe: [String!]
    effort: [String!]
    percent: [Float!]
    of: String
    load: [String!]
    loadRule: String
    tempo: [String!]
    rest: [String!]!
    group: String
    rule: String
    test: Boolean
    note: String
  }
`
