import { type ExerciseGrouping, exerciseListPath, musclePath, muscleWithPath } from '../lib/paths'
import type { FilterState } from '../start/filter-state'
import { follow } from '../start/follow-link'
import { useChosenFilter } from '../ui/use-chosen-filter'
import { exerciseLabel, exercisesFound } from './model/exercise-words'

/** A word that a list of exercises may be by, and how many it has. */
export interface ExerciseOption {
  word: string
  count: number
}

interface ExerciseFiltersProps {
  by: ExerciseGrouping
  options: readonly ExerciseOption[]
  /** The equipment with which there are exercises for the muscle of a list by muscle. */
  pieces: readonly ExerciseOption[]
  /** The word of the list on this page, and the piece of equipment that it is narrowed to. */
  current: string
  piece?: string | undefined
  found: number
  state: FilterState | null
}

const filterNames = { pattern: 'movement', muscle: 'muscle', equipment: 'equipment' } as const

/** The other lists of the same kind, and equipment beside a muscle: links to pages that were built ahead, as on the list of plans. */
export function ExerciseFilters(props: ExerciseFiltersProps) {
  const { by, options, pieces, current, piece, found, state } = props
  const place = useChosenFilter(state, exercisesFound(found))
  return (
    <nav ref={place} aria-label={`Exercises by ${filterNames[by]}`} className="exercise-filters">
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
  /** The word that is chosen, where one may be. */
  current?: string
  /** Where a word leads, if not to its own list. */
  pathOf?: (word: string) => string
}

/** Links to the lists of one kind. */
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
