import { useState } from 'react'
import type { Slot } from '../../../packages/progression'
import {
  type ShortSession,
  sessionsInWeek,
  shortSession,
  type WeekSession,
} from '../../../packages/progression'
import type { LibraryExercise } from '../model/library-exercise'
import type { PlanProps } from '../training-plan'
import { LibraryPart } from './library-part'
import { PairList } from './pair-list'

/** What to leave out of the next session if time is short: a folded part of today, which a link may open. */
export function ShortOnTime({ plan, input, slot }: PlanProps & { slot: Slot }) {
  const [limit] = useState(() => Number(new URLSearchParams(window.location.search).get('minutes')))
  return (
    <LibraryPart title="Short on Time" isOpen={limit > 0}>
      {(library) => <Cuts {...cutsFor(slot, { plan, input }, library)} limit={limit} />}
    </LibraryPart>
  )
}

/** Finds the cuts among the exercises that the trainee does, swapped ones included. */
function cutsFor(
  slot: Slot,
  { plan, input }: PlanProps,
  library: ReadonlyMap<string, LibraryExercise>,
): ShortSession {
  const { swaps } = input.state
  const withSwaps = <Session extends WeekSession>(session: Session) => ({
    ...session,
    lines: session.lines.map((line) => ({
      ...line,
      exercise: swaps[line.exercise] ?? line.exercise,
    })),
  })
  const week = sessionsInWeek(plan.program, slot.week).map(withSwaps)
  return shortSession(withSwaps(slot), week, library)
}

interface CutsProps extends ShortSession {
  /** The minutes that the visitor told the finder; 0 or no number without an answer. */
  limit: number
}

function Cuts({ name, minutes, steps, fewerSets, limit }: CutsProps) {
  if (limit && minutes <= limit) return <p>{`${name} takes ${minutes} minutes. It fits.`}</p>
  if (steps.length === 0)
    return (
      <p>
        {fewerSets
          ? `${name} takes ${minutes} minutes; with one less set or round of each exercise, ${fewerSets}.`
          : `Do ${name} in full, or on another day.`}
      </p>
    )
  const fitting = limit ? steps.findIndex((step) => step.minutes <= limit) : -1
  const shown = fitting < 0 ? steps : steps.slice(0, fitting + 1)
  return (
    <>
      <p>
        {name} takes {minutes} minutes.{' '}
        {fitting < 0 ? 'Cut from the top until it fits' : `For ${limit} minutes, cut these`}, with
        Skip Today among an exercise's changes. These always stay: the warm-up, the first exercise,
        tests, and any exercise that is the only one for a muscle this week.
      </p>
      <PairList
        title="Leave out"
        pairs={shown.map(({ leave, minutes }) => [leave.join(' + '), `${minutes} minutes left`])}
      />
    </>
  )
}
