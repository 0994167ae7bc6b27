import { numbersUpTo, pluralize } from '../../../packages/basics'
import type { PlanFilter, Trait } from '../../lib/paths'
import { kits, minuteLimits } from '../../lib/vocabulary'

/** The facts behind a plan's traits; undefined if unknown. */
interface Facts {
  perWeek: number | undefined
  minutes: number | undefined
  kit: string | undefined
}

/** A trait offered as a filter, and how many plans of the list's level have it. */
export interface TraitOption {
  trait: Trait
  label: string
  count: number
}

export const allTraits: readonly Trait[] = [
  ...numbersUpTo(7).map((days): Trait => ({ kind: 'days', value: `${days}` })),
  ...minuteLimits.map((limit): Trait => ({ kind: 'minutes', value: `${limit}` })),
  ...kits.map((kit): Trait => ({ kind: 'with', value: kit })),
]

/** Returns the length of the longest session in the median week, from each week's longest. */
export const usualMinutes = (minutes: readonly number[]) =>
  [...minutes].sort((a, b) => a - b)[Math.floor(minutes.length / 2)] ?? 0

/** Returns the traits that a filter can find a plan by. */
export function traitsOf({ perWeek, minutes, kit }: Facts): Trait[] {
  const has: Record<Trait['kind'], (value: string) => boolean> = {
    days: (value) => Number(value) === perWeek,
    minutes: (value) => (minutes ?? Number.POSITIVE_INFINITY) <= Number(value),
    with: (value) => value === kit,
  }
  return allTraits.filter(({ kind, value }) => has[kind](value))
}

const kitLabels: Record<string, string> = {
  nothing: 'No equipment',
  dumbbells: 'Dumbbells or kettlebells',
  'bar or rings': 'Pull-up bar or rings',
  'barbell and rack': 'Barbell and rack',
  'gym machines': 'A gym with machines',
}

export function traitLabel({ kind, value }: Trait): string {
  if (kind === 'days') return pluralize(Number(value), 'day')
  return kind === 'minutes' ? `${value} min or less` : (kitLabels[value] ?? value)
}

/** Returns a list's heading: 'Beginner Full Body Workouts', 'Beginner Workouts: 3 days'. */
export function planListTitle({ category, level, trait }: PlanFilter): string {
  const title = [level, category, 'Workouts'].filter(Boolean).join(' ')
  return trait ? `${title}: ${traitLabel(trait)}` : title
}
