/** The GraphQL types of an exercise: content/exercises/{id}.json. Held to the content schema by a test. */
export const exerciseTypes = /* GraphQL */ `
  """
  An exercise of the library: content/exercises/{id}.json.
  """
  type Exercise implements Node @dontInfer {
    "The exercise's id as its file and address have it; Gatsby keeps 'id' for itself."
    exerciseId: String! @proxy(from: "jsonId")
    title: String!
    draft: Boolean
    alsoCalled: [String!]
    pattern: String!
    equipment: [String!]!
    pair: Boolean
    loaded: String!
    muscles: ExerciseMuscles!
    "The same as muscles.main and muscles.helping, for what takes plain lists."
    main: [String!]!
    helping: [String!]!
    measure: String!
    perSide: Boolean
    level: String!
    steps: [String!]!
    cues: [String!]!
    mistakes: [ExerciseMistake!]!
    safety: String
    easier: [String!]!
    harder: [String!]!
    instead: [String!]!
    "The exercises of the three lists, in their order."
    easierExercises: [Exercise!]!
    harderExercises: [Exercise!]!
    insteadExercises: [Exercise!]!
    "The address of the file with their figures."
    otherFigures: String
    "Null where nobody has drawn one."
    figure: ExerciseFigure
    "The lists the exercise stands in: by pattern, by muscle, by equipment, and those of the muscles that help."
    shelves: [String!]!
  }

  """
  What an exercise looks like: two or three phases beside each other, each on a grid of 160 by 160.
  """
  type ExerciseFigure {
    phases: Int!
    "Strokes from the back to the front; none where there is a picture."
    strokes: [FigureStroke!]!
    "True where the phases are alike enough for a style sheet to move one into the next."
    moves: Boolean!
    "The address of an editor's own picture."
    picture: String
  }

  type FigureStroke {
    "True for equipment."
    gear: Boolean!
    width: Float!
    "One for each phase, on its own grid; empty where a phase has none."
    paths: [String!]!
  }

  type ExerciseMuscles {
    main: [String!]!
    helping: [String!]!
  }

  type ExerciseMistake {
    sign: String!
    change: String!
  }
`
