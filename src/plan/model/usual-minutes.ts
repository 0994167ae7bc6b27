/** Returns the length of the longest session in the median week. */
export const usualMinutes = (minutes: readonly number[]) =>
  [...minutes].sort((a, b) => a - b)[Math.floor(minutes.length / 2)] ?? 0
