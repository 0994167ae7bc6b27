import { useFilterFocus } from '../components/use-filter-focus'
import { type ExerciseGrouping, exerciseListPath, musclePath, muscleWithPath } from '../lib/paths'
import type { FilterState } from '../navigation/filter-state'
import { follow } from '../navigation/follow-link'
import { type ExerciseOption, exerciseLabel, exercisesFound } from './model/exercise-labels'

/** An exercise list's filter: its words, and the options to change them. */
export interface ExerciseFilter {
  by: ExerciseGrouping
  word: string
  /** The equipment that narrows a muscle's list. */
  piece?: string
  options: readonly ExerciseOption[]
  /** On a muscle's list, the equipment that its exercises use; else empty. */
  pieces: readonly ExerciseOption[]
  found: number
}

interface ExerciseFiltersProps {
  filter: ExerciseFilter
  state: FilterState | null
}

const filterNames = { pattern: 'movement', muscle: 'muscle', equipment: 'equipment' } as const

/** Links to other lists of the same kind, and on a muscle's list to equipment. All are prerendered. */
export function ExerciseFilters({ filter, state }: ExerciseFiltersProps) {
  const { by, word, piece, options, pieces, found } = filter
  useFilterFocus(state, exercisesFound(found))
  return (
    <nav aria-label={`Exercises by ${filterNames[by]}`} className="exercise-filters">
      <ExerciseOptions by={by} options={options} current={word} />
      {pieces.length > 0 && (
        <>
          <h2 className="mt-4 mb-1 text-sm font-bold">With</h2>
          <ExerciseOptions
            by="equipment"
            options={pieces}
            current={piece ?? ''}
            pathOf={(other) => (other === piece ? musclePath(word) : muscleWithPath(word, other))}
          />
        </>
      )}
    </nav>
  )
}

interface ExerciseOptionsProps {
  by: ExerciseGrouping
  options: readonly ExerciseOption[]
  /** The active word. Omit it if the links don't filter. */
  current?: string
  /** Overrides a word's link; defaults to its own list. */
  pathOf?: (word: string) => string
}

export function ExerciseOptions({ by, options, current, pathOf }: ExerciseOptionsProps) {
  const state: FilterState = { keepScroll: true, chosen: by }
  const isFilter = current !== undefined
  return (
    <ul
      data-group={by}
      aria-label={`By ${filterNames[by]}, with the number of exercises`}
      className="flex flex-wrap gap-2"
    >
      {options.map(({ word, count }) => (
        <li key={word}>
          <a
            href={pathOf?.(word) ?? exerciseListPath(by, word)}
            onClick={isFilter ? (event) => follow(event.currentTarget, event, state) : undefined}
            data-hydrate-first={isFilter ? '' : undefined}
            aria-current={word === current ? 'true' : undefined}
            className="filter-link"
          >
            {exerciseLabel(word)}
            <span className="text-sm opacity-80">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
