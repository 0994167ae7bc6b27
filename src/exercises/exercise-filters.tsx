import { type ExerciseGrouping, exerciseListPath } from '../lib/paths'
import type { FilterState } from '../start/filter-state'
import { follow } from '../start/follow-link'
import { HiddenText } from '../ui/hidden-text'
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
  /** The word of the list on this page. */
  current: string
  found: number
  state: FilterState | null
}

const filterNames = { pattern: 'movement', muscle: 'muscle', equipment: 'equipment' } as const

/** The other lists of the same kind: links to pages that were built ahead, as on the list of plans. */
export function ExerciseFilters({ by, options, current, found, state }: ExerciseFiltersProps) {
  const place = useChosenFilter(state, exercisesFound(found))
  return (
    <nav ref={place} aria-label={`Exercises by ${filterNames[by]}`} className="exercise-filters">
      <ExerciseOptions by={by} options={options} current={current} />
    </nav>
  )
}

/** Links to the lists of one kind. */
export function ExerciseOptions(
  props: Pick<ExerciseFiltersProps, 'by' | 'options'> & { current?: string },
) {
  const { by, options, current } = props
  const state: FilterState = { keepScroll: true, chosen: by }
  return (
    <ul data-group={by} className="clear-of-chat flex flex-wrap gap-2">
      {options.map(({ word, count }) => (
        <li key={word}>
          <a
            href={exerciseListPath(by, word)}
            onClick={current ? (event) => follow(event.currentTarget, event, state) : undefined}
            data-awaits-start={current && ''}
            aria-current={word === current ? 'true' : undefined}
            className="filter-link"
          >
            {exerciseLabel(word)}
            <span className="text-sm opacity-80">
              {count}
              <HiddenText> exercises</HiddenText>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
