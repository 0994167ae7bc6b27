import { numbersUpTo } from '../../lib/numbers-up-to'
import type { PlanFilter, Trait } from '../../lib/paths'
import { pluralize } from '../../lib/pluralize'
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
  ...numbersUpTo(7).map((days): Trait => ({ by: 'days', word: `${days}` })),
  ...minuteLimits.map((limit): Trait => ({ by: 'minutes', word: `${limit}` })),
  ...kits.map((kit): Trait => ({ by: 'with', word: kit })),
]

/** Returns the traits that a filter can find a plan by. */
export function traitsOf({ perWeek, minutes, kit }: Facts): Trait[] {
  const has: Record<Trait['by'], (word: string) => boolean> = {
    days: (word) => Number(word) === perWeek,
    minutes: (word) => (minutes ?? Number.POSITIVE_INFINITY) <= Number(word),
    with: (word) => word === kit,
  }
  return allTraits.filter(({ by, word }) => has[by](word))
}

const kitLabels: Record<string, string> = {
  nothing: 'No equipment',
  dumbbells: 'Dumbbells or kettlebells',
  'bar or rings': 'Pull-up bar or rings',
  'barbell and rack': 'Barbell and rack',
  'gym machines': 'A gym with machines',
}

export function traitLabel({ by, word }: Trait): string {
  if (by === 'days') return pluralize(Number(word), 'day')
  return by === 'minutes' ? `${word} min or less` : (kitLabels[word] ?? word)
}

/** Returns a list's heading: 'Beginner Full Body Workouts', 'Beginner Workouts: 3 days'. */
export function planListTitle({ category, level, trait }: PlanFilter): string {
  const title = [level, category, 'Workouts'].filter(Boolean).join(' ')
  return trait ? `${title}: ${traitLabel(trait)}` : title
}
