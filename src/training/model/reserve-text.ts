import type { WeekLine } from '../../plan/model/week'

/** Returns what is to be left in reserve as a text; from RPE, 10 minus it. */
export const reserveText = ({ reserve, rpe }: Pick<WeekLine, 'reserve' | 'rpe'>) =>
  reserve ??
  (rpe === undefined ? undefined : `${Math.max(0, Math.floor(10 - Number.parseFloat(rpe)))}`)
