/** More than three do not fit beside each other. */
export const MOST_COMPARED = 3

/** Returns the plans that an address compares: `?plans=a,b`, or `?plans=a&plans=b` as a form writes it. */
export function comparedPlans<Plan extends { planId: string }>(
  search: string,
  plans: readonly Plan[],
): Plan[] {
  const ids = new URLSearchParams(search).getAll('plans').flatMap((text) => text.split(','))
  return [...new Set(ids)]
    .flatMap((id) => plans.find(({ planId }) => planId === id) ?? [])
    .slice(0, MOST_COMPARED)
}

/** What a week asks for. */
export interface WeekSum {
  /** Counted from 1. */
  week: number
  sessions: number
  /** All sessions together; 0 where they do not say it. */
  minutes: number
  load: number
}

/** A plan as far as its weeks are compared. */
interface Weeks {
  agenda: readonly (readonly { minutes?: number | null | undefined }[])[]
  loadLine: readonly number[]
}

/** Returns a plan's first week and its hardest, the first of several; nothing for a plan without sessions. */
export function firstAndHardest({ agenda, loadLine }: Weeks): [WeekSum, WeekSum] | undefined {
  const hardest = loadLine.indexOf(Math.max(...loadLine))
  const sumOf = (index: number): WeekSum => {
    const sessions = agenda[index] ?? []
    return {
      week: index + 1,
      sessions: sessions.length,
      minutes: sessions.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
      load: loadLine[index] ?? 0,
    }
  }
  return loadLine.length > 0 ? [sumOf(0), sumOf(hardest)] : undefined
}
