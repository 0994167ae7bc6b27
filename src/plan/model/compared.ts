/** Most plans that fit side by side. */
export const MAX_COMPARED = 3

/** Returns the plans named in a query: `?plans=a,b`, or `?plans=a&plans=b` as the form submits it. */
export function comparedPlans<Plan extends { planId: string }>(
  search: string,
  plans: readonly Plan[],
): Plan[] {
  const ids = new URLSearchParams(search).getAll('plans').flatMap((text) => text.split(','))
  return [...new Set(ids)]
    .flatMap((id) => plans.find(({ planId }) => planId === id) ?? [])
    .slice(0, MAX_COMPARED)
}

export interface WeekTotals {
  /** Counted from 1. */
  week: number
  sessions: number
  /** Total minutes of all sessions; 0 if the plan gives none. */
  minutes: number
  load: number
}

/** The fields of a plan that a comparison of its weeks needs. */
interface ComparableWeeks {
  agenda: readonly (readonly { minutes?: number | null | undefined }[])[]
  loadLine: readonly number[]
}

/** Returns a plan's first and hardest week (the earliest, if tied); undefined without sessions. */
export function firstAndHardest({
  agenda,
  loadLine,
}: ComparableWeeks): [WeekTotals, WeekTotals] | undefined {
  const hardest = loadLine.indexOf(Math.max(...loadLine))
  const sumOf = (index: number): WeekTotals => {
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
