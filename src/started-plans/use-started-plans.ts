import { storedValue } from '../components/stored-value'
import {
  ongoingPlans,
  readStartedPlans,
  replacePlan,
  type StartedPlan,
  upsertStartedPlan,
} from './model/started-plans'
import { STARTED_PLANS_KEY } from './started-plans-key'

/** Training writes this for all other pages, so that none of them has to read the log. */
const { current, update, erase, useValue } = storedValue(STARTED_PLANS_KEY, readStartedPlans)

/** Records a plan's current state. */
export const recordStartedPlan = (now: Parameters<typeof upsertStartedPlan>[1]) =>
  update((started) => upsertStartedPlan(started, now))

/** Changes a started plan; no-op for others. */
export function changeStartedPlan(plan: string, change: Pick<StartedPlan, 'stopped' | 'noCopy'>) {
  const existing = current().find((startedPlan) => startedPlan.plan === plan)
  if (existing) update((started) => replacePlan(started, { ...existing, ...change }))
}

/** Deletes a plan, and with the last one the stored value. */
export function eraseStartedPlan(plan: string) {
  const others = current().filter((startedPlan) => startedPlan.plan !== plan)
  if (others.length === 0) erase()
  else update(() => others)
}

/** Returns the started plans, last trained first; empty on the server and in the first render. */
export const useStartedPlans = useValue

/** Returns a plan that is started and not stopped. */
export const useStartedPlan = (planId: string) =>
  ongoingPlans(useValue()).find(({ plan }) => plan === planId)
