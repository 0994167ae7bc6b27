import type { Agenda } from '../lib/plan-agenda'

/** What structured data says of the site: its name, its address, and who writes by default. */
export interface Site {
  name: string
  url: string
  author: string
}

/** A page, and what it is called. */
export interface Entry {
  title: string
  path: string
}

/** What an article and a guide have in common. */
export interface TextFacts {
  slug: string
  title: string
  excerpt: string
  author: string
  /** ISO days. */
  date: string
  updated?: string | null | undefined
  reviewed?: string | null | undefined
}

export interface ArticleFacts extends TextFacts {
  /** For example '12 min read'. */
  readTime: string
  category: string
  tags: readonly string[]
}

export interface PlanFacts {
  planId: string
  title: string
  description: string
  duration: string
  level: string
  category: string
  equipment: string
  exercises: readonly { name: string; sets: string; reps: string }[]
  /** The sessions of each week; none in a plan that does not say them. */
  agenda?: Agenda
}
