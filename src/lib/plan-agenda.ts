import { weekdays } from '../../packages/progression'

/** Each week's sessions, in order; empty for a plan without sessions. */
export type Agenda = readonly (readonly AgendaEntry[])[]

interface AgendaEntry {
  readonly name: string
  readonly day: string
  readonly minutes?: number | null | undefined
}

/** Whether a plan lists its sessions. Other plans only describe their weeks. */
export const hasSessions = ({ agenda }: { readonly agenda: Agenda }) => agenda.length > 0

/** Returns a week's training days, 0 for Monday. */
export const daysOf = (week: readonly AgendaEntry[] = []): number[] =>
  week.map(({ day }) => names.indexOf(day))

const names: readonly string[] = weekdays

/**
 * Returns each week's training days. If the visitor kept the proposed days, these are the plan's own, which
 * may vary by week. Otherwise every week has the chosen days.
 */
export function daysByWeek(
  chosen: readonly number[],
  weeks: number,
  agenda: Agenda = [],
): (readonly number[])[] {
  const proposedDays = daysOf(agenda[0])
  const keepsPlanDays =
    proposedDays.length === chosen.length && proposedDays.every((day) => chosen.includes(day))
  return Array.from({ length: weeks }, (_, week) => {
    const planDays = daysOf(agenda[week])
    return keepsPlanDays && planDays.length === chosen.length ? planDays : chosen
  })
}
