/** Returns the first piece of an exercise's equipment that a plan's words do not name; undefined for none. */
export function missingPiece(pieces: readonly string[], equipment: string): string | undefined {
  const words = equipment.toLowerCase()
  return pieces.find((piece) => !piece.split(' or ').some((one) => words.includes(stemOf(one))))
}

/** Returns enough of a piece's name to find it in a sentence: 'cable', 'dumbbell', 'shoe'. */
const stemOf = (piece: string) => (piece.split(' ')[0] ?? piece).toLowerCase().replace(/s$/, '')
