import {
  type ExerciseLibrary,
  linesOf,
  type Program,
  piecesOf,
} from '../../../packages/progression'
import { householdItems, type Kit, kits } from '../../lib/vocabulary'

const lightPieces = ['dumbbell', 'kettlebell', 'band', 'jump rope', 'bike']
const barPieces = ['pull-up bar', 'rings', 'parallettes', 'band']
const barbellPieces = [
  'barbell',
  'EZ bar',
  'rack',
  'bench uprights',
  'safety bars',
  'bench',
  'plate',
]

/** The pieces of each kit beyond household items; undefined if it has every piece. */
const kitPieces: Record<Kit, readonly string[] | undefined> = {
  nothing: [],
  dumbbells: lightPieces,
  'bar or rings': barPieces,
  'barbell and rack': [...lightPieces, ...barPieces, ...barbellPieces, 'box', 'battle ropes'],
  'gym machines': undefined,
}

/** Returns the smallest kit that covers a program as written. */
export function kitOf(program: Program, library: ExerciseLibrary): Kit {
  const needs = linesOf(program).flatMap(({ exercise }) => library.get(exercise)?.equipment ?? [])
  const isEnough = (kit: Kit) => {
    const pieces = kitPieces[kit]
    const has = (piece: string) =>
      !pieces || pieces.includes(piece) || householdItems.includes(piece)
    return needs.every((need) => piecesOf(need).some(has))
  }
  return kits.find(isEnough) ?? 'gym machines'
}
