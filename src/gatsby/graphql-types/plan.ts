/** The GraphQL types of a plan: content/workouts/{id}.json. Held to the content schema by a test. */
export const planTypes = /* GraphQL */ `
  """
  One training plan: content/workouts/{id}.json. A plan without detail fields has the placeholder programme's.
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
    exercises: [Exercise!]!
  }

  """
  One line of a plan's exercise table. All values are texts with their units.
  """
  type Exercise {
    name: String!
    sets: String!
    reps: String!
    rest: String!
  }
`
