import type { PlanFilter, Trait } from '../../lib/paths'
import { pluralize } from '../../lib/pluralize'
import { kits, minuteLimits } from '../../lib/vocabulary'

/** The facts behind a plan's traits; undefined if unknown. */
interface Facts {
  perWeek: number | undefined
  minutes: number | undefined
  kit: string | undefined
}

/** Returns the traits that a filter can find a plan by. */
export const traitsOf = ({ perWeek, minutes, kit }: Facts): Trait[] => [
  ...(perWeek ? [{ by: 'days', word: `${perWeek}` } as const] : []),
  ...(minutes
    ? minuteLimits
        .filter((limit) => minutes <= limit)
        .map((limit): Trait => ({ by: 'minutes', word: `${limit}` }))
    : []),
  ...(kit ? [{ by: 'with', word: kit } as const] : []),
]

/** A trait offered as a filter, and how many plans of the list's level have it. */
export interface TraitOption {
  trait: Trait
  label: string
  count: number
}

/** Every possible trait, in filter order. */
export const allTraits: readonly Trait[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((days): Trait => ({ by: 'days', word: `${days}` })),
  ...minuteLimits.map((limit): Trait => ({ by: 'minutes', word: `${limit}` })),
  ...kits.map((kit): Trait => ({ by: 'with', word: kit })),
]

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
