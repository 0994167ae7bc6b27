import { planJsonPath } from '../lib/paths'
import type { CalendarSession } from './model/calendar'

/**
 * Loads what the sessions of a plan ask for, from the plan's JSON version: too much for pages of
 * visitors who never need it. Returns none where there is no such file (in `npm run develop`).
 * Rejects without a connection.
 */
export async function loadSessions(planId: string): Promise<readonly CalendarSession[]> {
  const response = await fetch(planJsonPath(planId))
  if (!response.ok) return []
  const { sessions = [] }: { sessions?: CalendarSession[] } = await response.json()
  return sessions
}
