/** Returns how many there are: '1 session', '2 sessions'. */
export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
