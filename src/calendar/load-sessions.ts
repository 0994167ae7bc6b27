import { planJsonPath } from '../lib/paths'
import type { CalendarSession } from './model/calendar'

/**
 * Fetches a plan's session details from its JSON version, because page data shouldn't have what most visitors
 * never need. Returns [] if the file is missing (`npm run develop`). Rejects offline.
 */
export async function loadSessions(planId: string): Promise<readonly CalendarSession[]> {
  const response = await fetch(planJsonPath(planId))
  if (!response.ok) return []
  const { sessions = [] }: { sessions?: CalendarSession[] } = await response.json()
  return sessions
}
