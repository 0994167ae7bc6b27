import { piecesOf } from '../../plan/model/gear'

/** Returns the first piece of an exercise's equipment that a plan's words do not name; undefined for none. */
export const missingPiece = (pieces: readonly string[], equipment: string): string | undefined =>
  pieces.find((piece) => !piecesOf(piece).some((one) => names(equipment, one)))

/** Tells whether a text has the whole name of a piece, as one or several of it: 'towels', but no 'springs' for rings. */
const names = (text: string, piece: string) =>
  new RegExp(`(?<!\\p{L})${piece.replace(/s$/, '')}(s|es)?(?!\\p{L})`, 'iu').test(text)
