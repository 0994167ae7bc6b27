import { DAY_MS } from '../../../packages/basics'
import { weekdays } from '../../../packages/progression'

/**
 * Whether the day on which a session was due after the plan's last one has passed. Takes the session's weekday, the day
 * of the last session, and today.
 */
export function isMissed(weekday: string, last: string, today: string): boolean {
  const index = (weekdays as readonly string[]).indexOf(weekday)
  // Sunday is 0 in JavaScript, Monday in `weekdays`.
  const days = ((index + 1 - new Date(last).getUTCDay() + 6) % 7) + 1
  return index >= 0 && Date.parse(last) + days * DAY_MS < Date.parse(today)
}
