import { longDate } from '../lib/long-date'

/** 'Nov 21'. */
export const shortDate = (day: string) => longDate(day).replace(/^(...)\w* (\d+).*/, '$1 $2')
