/** The GraphQL types of an exercise: content/exercises/{id}.json. Held to the content schema by a test. */
export const exerciseTypes = /* GraphQL */ `
  """
  An exercise of the library: content/exercises/{id}.json.
  """
  type Exercise implements Node @dontInfer {
    "The exercise's id as its file and address have it; Gatsby keeps 'id' for itself."
    exerciseId: String! @proxy(from: "jsonId")
    title: String!
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
