/** Returns the value in the middle: of an even number of values the upper one, of none 0. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
