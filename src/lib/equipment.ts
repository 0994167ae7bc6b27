/** Splits an equipment entry into its alternatives: 'dumbbell or kettlebell'. */
export const piecesOf = (entry: string) => entry.split(' or ')
