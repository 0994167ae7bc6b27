import {
  type ReadOf,
  readFlag,
  readId,
  readList,
  readNumber,
  readObject,
} from '../../../packages/basics'

const readStartedPlan = readObject(['plan', 'title', 'name', 'week', 'at'], {
  plan: readId,
  title: readId,
  /** The next or open session, and its week. */
  name: readId,
  week: readNumber(1, 99),
  /** ISO time of the last training. */
  at: readId,
  /** Number of exercises swapped in all sessions. */
  swapped: readNumber(0, 1000),
  /** ISO time it was stopped. */
  stopped: readId,
  /** The trainee declined an offline copy. */
  noCopy: readFlag,
})

/** A started plan, as pages other than training see it. */
export type StartedPlan = ReadOf<typeof readStartedPlan>

const newestFirst = (a: StartedPlan, b: StartedPlan) => (a.at < b.at ? 1 : -1)

/** Reads stored plans, last trained first. */
export const readStartedPlans = (value: unknown): readonly StartedPlan[] =>
  readList(readStartedPlan, 500)(value).toSorted(newestFirst)

/** Updates or adds a plan. Training after a stop resumes it. */
export function upsertStartedPlan(
  started: readonly StartedPlan[],
  current: Omit<StartedPlan, 'stopped' | 'noCopy'>,
): readonly StartedPlan[] {
  const previous = started.find(({ plan }) => plan === current.plan)
  const isResumed = !previous?.stopped || previous.stopped < current.at
  return replacePlan(started, { ...previous, ...current, ...(isResumed && { stopped: undefined }) })
}

/** Replaces a plan, keeping the last trained first. */
export const replacePlan = (started: readonly StartedPlan[], plan: StartedPlan) =>
  [plan, ...started.filter((startedPlan) => startedPlan.plan !== plan.plan)].sort(newestFirst)

/** Returns the plans not stopped, the current page's first. */
export const ongoingPlans = (started: readonly StartedPlan[], plan?: string) =>
  started
    .filter(({ stopped }) => !stopped)
    .sort((a, b) => Number(b.plan === plan) - Number(a.plan === plan))

/** Whether to keep an offline copy unprompted, because the plan goes on and nobody declined its copy. */
export const keepsOfflineCopy = (started: readonly StartedPlan[], plan: string) =>
  started.some(
    (startedPlan) => startedPlan.plan === plan && !startedPlan.stopped && !startedPlan.noCopy,
  )

/**
 * Returns the plan id in a path about plans. On a page about several, it is '' or a list's reserved word,
 * which is no plan's id. Undefined for other paths.
 */
export function planIdAt(pathname: string): string | undefined {
  if (/^\/(saved)?$/.test(pathname)) return ''
  const [, section, plan = '', part] = pathname.split('/')
  return section !== 'workouts' || part === 'train' ? undefined : plan
}
