/** A plan as GraphQL gives it. Detail fields are null where the content has none. */
export interface WorkoutNode {
  planId: string
  title: string
  description: string
  /** For example '4 weeks, 4x/week'. */
  duration: string
  level: string
  category: string
  equipment: string
  image: string
  imageAlt: string
  overview: string | null
  goals: string[] | null
  /** What each week asks for, in order. */
  weeks: string[] | null
  exercises: { name: string; sets: string; reps: string; rest: string }[] | null
}
