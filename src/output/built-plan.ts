import type { Exercise } from '../lib/plan-detail'

/** A plan as GraphQL gives it. Detail fields are null where the content has none. */
export interface BuiltPlan {
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
  goals: readonly string[] | null
  /** What each week asks for, in order. */
  weeks: readonly string[] | null
  exercises: readonly Exercise[] | null
}
