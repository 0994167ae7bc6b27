import {
  type Experience,
  experienceLevels,
  type Goal,
  goals,
  type Limitation,
} from '../../lib/vocabulary'
import { OWNED, ownedInQuery } from '../../plan/model/owned-equipment'
import { SPARED, sparedInQuery } from '../../plan/model/spared-parts'

/** A visitor's answers; skipped questions are undefined. */
export interface Answers {
  goal?: Goal | undefined
  days?: number | undefined
  minutes?: number | undefined
  /** Pieces of equipment; empty means none, undefined means skipped. */
  equipment?: readonly string[] | undefined
  experience?: Experience | undefined
  limitations: readonly Limitation[]
}

/** Form fields by their query parameters. */
export const fields = {
  goal: 'for',
  days: 'days',
  minutes: 'minutes',
  equipment: OWNED,
  experience: 'from',
  limitations: SPARED,
} as const

/** A question's second kind of field has a name of its own in the form: 'minutes-more', where one types. */
export const moreOf = (field: string) => `${field}-more`

/** The question's name of a form's field. */
export const questionOf = (name: string) => name.replace(/-more$/, '')

/** A query with its answers by question, also one that a form without our script has sent. */
export const byQuestion = (search: string) =>
  `?${new URLSearchParams([...new URLSearchParams(search)].map(([name, value]) => [questionOf(name), value]))}`

/** Parses the answers in a query; undefined if it has none of the form's fields. */
export function parseAnswers(written: string): Answers | undefined {
  const search = byQuestion(written)
  const query = new URLSearchParams(search)
  if (!Object.values(fields).some((field) => query.has(field))) return undefined
  const wordIn = <Word extends string>(words: readonly Word[], field: string) =>
    words.find((word) => word === query.get(field))
  const number = (field: string, most: number) => {
    // A typed number comes with the open option.
    const value = query
      .getAll(field)
      .map(Number)
      .find((typed) => typed >= 1)
    return value && Math.min(Math.trunc(value), most)
  }
  return {
    goal: wordIn(goals, fields.goal),
    days: number(fields.days, 7),
    minutes: number(fields.minutes, 300),
    equipment: ownedInQuery(search),
    experience: wordIn(experienceLevels, fields.experience),
    limitations: sparedInQuery(search),
  }
}

/**
 * The answers that go along to a plan: its page and training adapt to some, and 'Change My Answers' brings all back.
 */
export function carriedQuery(search: string): string {
  const names: readonly string[] = Object.values(fields)
  const carried = [...new URLSearchParams(byQuestion(search))].filter(
    ([field, value]) => value !== '' && names.includes(field),
  )
  return carried.length > 0 ? `?${new URLSearchParams(carried)}` : ''
}
