import { localDate } from '../../../lib/dates'
import type { Unit } from '../../../lib/vocabulary'
import type { Entry, SessionLog, SetLog } from '../log'
import type { Slot } from '../slots'
import type { Prescription } from './prescribe'

/** A new session with a proposal for every set. */
export function newSession(
  id: string,
  plan: { planId: string; title: string },
  slot: Slot,
  prescriptions: readonly Prescription[],
  now: Date,
): SessionLog {
  const startedAt = now.toISOString()
  return {
    id,
    plan: plan.planId,
    planTitle: plan.title,
    week: slot.week,
    session: slot.session,
    name: slot.name,
    date: localDate(now),
    started: startedAt,
    changed: startedAt,
    entries: prescriptions.map(entryOf),
  }
}

/** An entry with a proposal for every set. */
export function entryOf({
  line,
  exercise,
  planned,
  title,
  targets,
  repeatsGroup: _,
  needsWeightChoice: __,
  missingMaxLift: ___,
  lacksBase: ____,
  last: _____,
  ...asked
}: Prescription): Entry {
  return {
    line,
    exercise,
    title,
    ...(planned && { planned }),
    asked,
    sets: Array.from({ length: asked.sets }, (_, index) =>
      proposal(asked.load, asked.unit, targets[index]),
    ),
  }
}

const proposal = (
  load: number | undefined,
  unit: Unit | undefined,
  amount: number | undefined,
): SetLog => ({
  ...(load !== undefined && { load, unit }),
  ...(amount !== undefined && { amount }),
})
