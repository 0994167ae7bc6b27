import { type ExerciseGrouping, exerciseListPath, musclePath, muscleWithPath } from '../lib/paths'
import type { FilterState } from '../start/filter-state'
import { follow } from '../start/follow-link'
import { useFilterFocus } from '../ui/use-filter-focus'
import { exerciseLabel, exercisesFound } from './model/exercise-words'

/** A filter word, and how many exercises its list has. */
export interface ExerciseOption {
  word: string
  count: number
}

interface ExerciseFiltersProps {
  by: ExerciseGrouping
  options: readonly ExerciseOption[]
  /** On a muscle's list, the equipment that its exercises use; else empty. */
  pieces: readonly ExerciseOption[]
  /** The current list's word, and the equipment that narrows it. */
  current: string
  piece?: string | undefined
  found: number
  state: FilterState | null
}

const filterNames = { pattern: 'movement', muscle: 'muscle', equipment: 'equipment' } as const

/** Links to other lists of the same kind, and on a muscle's list to equipment. All are prerendered. */
export function ExerciseFilters(props: ExerciseFiltersProps) {
  const { by, options, pieces, current, piece, found, state } = props
  const navRef = useFilterFocus(state, exercisesFound(found))
  return (
    <nav ref={navRef} aria-label={`Exercises by ${filterNames[by]}`} className="exercise-filters">
      <ExerciseOptions by={by} options={options} current={current} />
      {pieces.length > 0 && (
        <>
          <h2 className="mt-4 mb-1 text-sm font-bold">With</h2>
          <ExerciseOptions
            by="equipment"
            options={pieces}
            current={piece ?? ''}
            pathOf={(word) =>
              word === piece ? musclePath(current) : muscleWithPath(current, word)
            }
          />
        </>
      )}
    </nav>
  )
}

interface ExerciseOptionsProps extends Pick<ExerciseFiltersProps, 'by' | 'options'> {
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
            data-awaits-start={isFilter ? '' : undefined}
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
