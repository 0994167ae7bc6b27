import { useState } from 'react'
import type { TrainingInput } from '../../../packages/progression'
import {
  canUseMeasure,
  type Entry,
  findExercise,
  lineOfKey,
  type SwapReason,
  swapReasons,
  type TrainingExercise,
} from '../../../packages/progression'
import { VisuallyHidden } from '../../components/visually-hidden'
import { exercisePath } from '../../lib/paths'
import { Button } from '../button'
import { RadioGroup } from '../choices'
import { Labeled } from '../fields'
import { availableEquipment, swapChoices } from '../model/moves/swap-choices'
import { useLibrary } from './use-library'

export interface Swap {
  to: TrainingExercise
  why: SwapReason
  /** Whether it applies to the rest of the plan. */
  isPermanent: boolean
}

const reasons: Record<SwapReason, string> = {
  equipment: 'The equipment is missing',
  pain: 'It hurts',
  preference: 'I prefer another',
}

interface SwapPanelProps {
  entry: Entry
  input: TrainingInput
  onSwap: (swap: Swap) => void
}

/** Swaps an exercise: reason, duration and choice. */
export function SwapPanel({ entry, input, onSwap }: SwapPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const [why, setWhy] = useState<SwapReason>('equipment')
  const [isPermanent, setPermanent] = useState(false)
  const [query, setQuery] = useState('')
  const library = useLibrary(isOpen)
  const exerciseOf = (id: string) => findExercise(input.exercises, id)
  const exercise = exerciseOf(entry.exercise)
  const planned = exerciseOf(entry.planned ?? entry.exercise)
  const { harder, easier, instead } = exercise
  const own = [planned.exerciseId, ...harder.slice(0, 1), ...easier.slice(0, 1), ...instead]
  const measure = lineOfKey(input.program, entry.line)?.measure ?? entry.asked.measure
  const isAlike = (to: TrainingExercise) => canUseMeasure(measure, planned.measure, to.measure)
  const choices = swapChoices({
    current: library?.find(({ exerciseId }) => exerciseId === entry.exercise) ?? exercise,
    own: own.filter((id) => id !== entry.exercise).map(exerciseOf),
    library: library ?? [],
    why,
    query,
    gear: availableEquipment(input),
    lacking: input.lacks,
    isAlike,
  })
  return (
    <details
      className="my-3 grid gap-3 border-y border-rule [&>*+*]:my-3"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Swap {entry.title}</summary>
      <RadioGroup
        legend="Why"
        options={swapReasons}
        label={(reason) => reasons[reason]}
        value={why}
        onChange={setWhy}
      />
      {why === 'pain' && (
        <p className="notice">
          Take what you can do without pain, or skip it today. For sharp or lasting pain, see a
          doctor before you load it again.
        </p>
      )}
      <RadioGroup
        legend="For"
        options={[false, true]}
        label={(always) => (always ? 'From now on' : 'Today')}
        value={isPermanent}
        onChange={setPermanent}
      />
      <Labeled label="Search all exercises">
        <input
          className="field"
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </Labeled>
      <ul aria-label={`In place of ${entry.title}`}>
        {choices.map((to) => (
          <li key={to.exerciseId} className="flex items-center gap-4 border-t border-rule">
            <Button
              className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 py-1.5 text-left"
              onClick={() => onSwap({ to, why, isPermanent })}
            >
              <span className="font-bold">{to.title}</span>
              <span className="text-sm text-muted">
                {to.equipment.join(', ') || 'no equipment'}
                {!isAlike(to) && `; ${to.measure} instead of ${measure}`}
              </span>
            </Button>
            <a
              href={exercisePath(to.exerciseId)}
              className="text-link flex min-h-11 items-center font-bold"
            >
              See<VisuallyHidden> {to.title}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      {library === null && (
        <p className="text-sm">The full list could not be loaded. Check your connection.</p>
      )}
      {choices.length === 0 && library && (
        <p>{query ? `No matches for “${query}”.` : 'No matches. Search by name.'}</p>
      )}
    </details>
  )
}
