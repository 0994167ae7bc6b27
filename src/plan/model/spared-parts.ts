import { type Limitation, limitations } from '../../lib/vocabulary'

/** The field of a query that lists what a visitor has to spare or avoid. */
export const SPARED = 'spare'

/** Returns what a query says to spare. */
export function sparedInQuery(search: string): Limitation[] {
  const words = new URLSearchParams(search).getAll(SPARED)
  return limitations.filter((limitation) => words.includes(limitation))
}

/** What an exercise is that someone with a limitation leaves out. */
export const strainTexts: Record<Limitation, string> = {
  knee: 'hard on the knee',
  back: 'hard on the back',
  shoulder: 'hard on the shoulder',
  wrist: 'hard on the wrist',
  balance: 'hard to balance',
  jumping: 'jumping or running',
  noise: 'loud',
}
