import { withoutUndefined } from '../../../packages/basics'
import type { PlanState, Restart } from '../../../packages/progression'

type Entries<Name extends keyof PlanState> = Readonly<
  Record<string, NonNullable<PlanState[Name]>[never] | undefined>
>

/** Entries to set in a plan's state; undefined removes one. The earlier entries undo it. */
export interface PlanChange {
  swaps?: Entries<'swaps'>
  exercises?: Entries<'exercises'>
  maxima?: Entries<'maxima'>
  skipped?: Entries<'skipped'>
  notes?: Entries<'notes'>
  /** By `at`. */
  restarts?: Readonly<Record<string, Restart | undefined>>
  /** Undefined restores the plan's rule for breaks. */
  kept?: string | undefined
  /** Undefined: the next session is a usual one. */
  ill?: string | undefined
}

export function changePlan(state: PlanState, change: PlanChange): PlanState {
  const { restarts = {}, ...others } = change
  const fields = Object.entries(others).map(([name, value]) => [
    name,
    typeof value === 'object' ? withoutUndefined({ ...Reflect.get(state, name), ...value }) : value,
  ])
  return {
    ...state,
    ...Object.fromEntries(fields),
    restarts: [
      ...state.restarts.filter(({ at }) => !(at in restarts)),
      ...Object.values(restarts).flatMap((restart) => restart ?? []),
    ],
  }
}

/** Adds a swap. Swapping an exercise for itself removes its swap. */
export const withSwap = (swaps: PlanState['swaps'], planned: string, to = planned) =>
  withoutUndefined({ ...swaps, [planned]: to === planned ? undefined : to }) as PlanState['swaps']
