/** Returns 1 to `count`, as weeks and sessions are counted. */
export const numbersUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

export const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
