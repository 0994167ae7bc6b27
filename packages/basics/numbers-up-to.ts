/** Returns 1 to `count`, as weeks and sessions are counted. */
export const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
