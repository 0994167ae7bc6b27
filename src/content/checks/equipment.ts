import { piecesOf } from '../../../packages/progression'
/** The first piece of an exercise's equipment that a plan's text doesn't name; undefined if it names all. */
export const missingPiece = (pieces: readonly string[], equipment: string): string | undefined =>
  pieces.find((piece) => !piecesOf(piece).some((name) => hasName(equipment, name)))

/** Whether a text names a piece as a whole word, singular or plural: 'towels', but not 'springs' for rings. */
const hasName = (text: string, piece: string) =>
  new RegExp(`(?<!\\p{L})${piece.replace(/s$/, '')}(s|es)?(?!\\p{L})`, 'iu').test(text)
