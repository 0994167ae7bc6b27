import { parseRange } from './numbers'

/** A valid rest: '90 seconds', '2-3 minutes', 'none'. */
export const restPattern = /^(none|\d+(-\d+)? (seconds?|minutes?))$/

/** Returns a rest in words: as written, or 'until 90 seconds are up' for sets on an interval. */
export const restText = ({ rest, every }: { rest: string; every?: number | null | undefined }) =>
  every ? `until ${every} seconds are up` : rest

/** Returns a rest in seconds. Takes the middle of a range, to 5 seconds: '2-3 minutes' is 150. */
export function restSeconds(rest: string): number {
  const { low = 0, high = 0 } = parseRange(rest)
  const unit = rest.includes('minute') ? 60 : 1
  return low === high ? high * unit : Math.round(((low + high) * unit) / 10) * 5
}
