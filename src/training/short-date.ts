import { longDate } from '../lib/long-date'

/** Returns a day as a short text: 'Nov 21'. */
export const shortDate = (day: string) => longDate(day).replace(/^(...)\w* (\d+).*/, '$1 $2')
