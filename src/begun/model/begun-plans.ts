/** A plan that is begun, as pages besides its training know it. */
export interface BegunPlan {
  plan: string
  title: string
  /** Its session that is next or open, and that session's week. */
  name: string
  week: number
  /** When it was last trained, as an ISO instant. */
  at: string
  /** How many of its exercises are swapped in all sessions. */
  swapped?: number | undefined
  /** When it was stopped. */
  stopped?: string | undefined
  /** Whether its offline copy is not wanted. */
  noCopy?: boolean | undefined
}

/** More than anyone begins: the limit for a broken value. */
const LIMIT = 100

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const newestFirst = (one: BegunPlan, other: BegunPlan) => (one.at < other.at ? 1 : -1)

/** Reads what is stored, the plan that was trained last first. Takes anything. */
export function parseBegun(stored: string | null): readonly BegunPlan[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(value)) return []
    return value
      .slice(0, LIMIT)
      .flatMap((one): BegunPlan[] => {
        const [plan, title, name, at] = ['plan', 'title', 'name', 'at'].map((key) =>
          text(one?.[key]),
        )
        if (!plan || !title || !name || !at || !Number.isInteger(one.week)) return []
        const stopped = text(one.stopped)
        return [
          {
            plan,
            title,
            name,
            week: one.week,
            at,
            ...(Number.isInteger(one.swapped) && { swapped: one.swapped }),
            ...(stopped && { stopped }),
            ...(one.noCopy === true && { noCopy: true }),
          },
        ]
      })
      .sort(newestFirst)
  } catch {
    return []
  }
}

/** Returns the plans with one of them as it stands now. A plan that was trained since it was stopped goes on. */
export function withBegun(
  begun: readonly BegunPlan[],
  now: Omit<BegunPlan, 'stopped' | 'noCopy'>,
): readonly BegunPlan[] {
  const before = begun.find(({ plan }) => plan === now.plan)
  const goesOn = !before?.stopped || before.stopped < now.at
  return changed(begun, { ...before, ...now, ...(goesOn && { stopped: undefined }) })
}

/** Returns the plans with one of them changed, the one that was trained last first. */
export const changed = (begun: readonly BegunPlan[], plan: BegunPlan) =>
  [plan, ...begun.filter((one) => one.plan !== plan.plan)].sort(newestFirst)

/** Returns the plans that go on, that of a page first. */
export const goingOn = (begun: readonly BegunPlan[], plan?: string) =>
  begun
    .filter(({ stopped }) => !stopped)
    .sort((one, other) => Number(other.plan === plan) - Number(one.plan === plan))

/** Whether a plan is kept without being asked for: it goes on, and its copy was not sent away. */
export const wantsCopy = (begun: readonly BegunPlan[], plan: string) =>
  begun.some((one) => one.plan === plan && !one.stopped && !one.noCopy)

/** Returns what is to go on, in words: 'Hinge Day, week 2'. */
export const placeText = ({ name, week }: Pick<BegunPlan, 'name' | 'week'>) =>
  `${name}, week ${week}`

/** Returns what a plan is called, and how much of it is the trainee's own: 'Peak Strength · 2 swapped by you'. */
export const ownTitle = ({ title, swapped }: Pick<BegunPlan, 'title' | 'swapped'>) =>
  swapped ? `${title} · ${swapped} swapped by you` : title

/** Returns the plan of an address that leads to plans: its id, or '' for any plan; undefined for any other address. */
export function planAt(pathname: string): string | undefined {
  if (/^\/(saved)?$/.test(pathname)) return ''
  const [, section, plan = '', part] = pathname.split('/')
  if (section !== 'workouts' || part === 'train') return undefined
  return ['', 'page', 'category', 'level'].includes(plan) ? '' : plan
}
