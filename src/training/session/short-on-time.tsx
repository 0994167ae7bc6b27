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

/** What to leave out of the next session if time is short: a folded part of today. */
export const ShortOnTime = ({ plan, input, slot }: PlanProps & { slot: Slot }) => (
  <LibraryPart title="Short on Time">
    {(library) => <Cuts {...cutsFor(slot, { plan, input }, library)} />}
  </LibraryPart>
)

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

function Cuts({ name, minutes, steps, fewerSets }: ShortSession) {
  if (steps.length === 0)
    return (
      <p>
        {fewerSets
          ? `${name} takes ${minutes} minutes; with one less set or round of each exercise, ${fewerSets}.`
          : `Do ${name} in full, or on another day.`}
      </p>
    )
  return (
    <>
      <p>
        {name} takes {minutes} minutes. Cut from the top until it fits, with Skip Today among an
        exercise's changes. These always stay: the warm-up, the first exercise, tests, and any
        exercise that is the only one for a muscle this week.
      </p>
      <PairList
        title="Leave out"
        pairs={steps.map(({ leave, minutes }) => [leave.join(' + '), `${minutes} minutes left`])}
      />
    </>
  )
}
