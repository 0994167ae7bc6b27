import type { Agenda } from '../lib/plan-agenda'

/** `author` is the default author. */
export interface Site {
  name: string
  url: string
  author: string
}

export interface PageLink {
  title: string
  path: string
}

/** Fields common to articles and guides. */
export interface TextFacts {
  slug: string
  title: string
  excerpt: string
  author: string
  /** ISO days. */
  date: string
  updated?: string | null | undefined
  reviewed?: string | null | undefined
  reviewer?: { personId: string; name: string } | null | undefined
}

export interface ArticleFacts extends TextFacts {
  /** Address of the photograph for link previews. */
  preview: string
  /** For example '12 min read'. */
  readTime: string
  category: string | null
  tags: readonly string[] | null
}

export interface PlanGraphFacts {
  planId: string
  title: string
  description: string
  duration: string
  level: string
  category: string
  equipment: string
  exercises: readonly { name: string; sets: string; reps: string }[]
  /** Each week's sessions. A plan without sessions has none. */
  agenda?: Agenda
}

/** What a page of a type that search engines know tells them. */
export interface GraphFacts {
  article?: ArticleFacts
  guide?: TextFacts
  plan?: PlanGraphFacts
  /** What a list shows, in order. */
  items?: PageLink[]
}
