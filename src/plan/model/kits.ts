import { householdItems, type Kit, kits } from '../../lib/vocabulary'
import type { Library, Program } from './program'

const light = ['dumbbell', 'kettlebell', 'band', 'jump rope', 'bike']
const bars = ['pull-up bar', 'rings', 'parallettes', 'band']
const barbells = ['barbell', 'EZ bar', 'rack', 'bench uprights', 'safety bars', 'bench', 'plate']

/** What one has with each kit, beside what every room has. With the last one all of it. */
const piecesOf: Record<Kit, readonly string[] | undefined> = {
  nothing: [],
  dumbbells: light,
  'bar or rings': bars,
  'barbell and rack': [...light, ...bars, ...barbells, 'box', 'battle ropes'],
  'gym machines': undefined,
}

/** Returns the smallest kit that a program can be trained with as it is written. */
export function kitOf({ sessions }: Program, library: Library): Kit {
  const needs = sessions
    .flatMap(({ lines }) => lines)
    .flatMap(({ exercise }) => library.get(exercise)?.equipment ?? [])
  const isEnough = (kit: Kit) => {
    const pieces = piecesOf[kit]
    const has = (piece: string) =>
      !pieces || pieces.includes(piece) || householdItems.includes(piece)
    return needs.every((need) => need.split(' or ').some(has))
  }
  return kits.find(isEnough) ?? 'gym machines'
}
