import { piecesOf } from '../../../packages/progression'
import { householdItems } from '../../lib/vocabulary'

interface Equipped {
  equipment: readonly string[]
}

const isHouseholdItem = (entry: string) =>
  piecesOf(entry).some((piece) => householdItems.includes(piece))

/**
 * Returns the gear that exercises need beyond household items. Alternatives ('dumbbell or kettlebell') are
 * one entry, in whatever order. Drops it if another exercise needs one of them.
 */
export function gearOf(exercises: readonly Equipped[]): string[] {
  const entries = [...new Set(exercises.flatMap(({ equipment }) => equipment))].filter(
    (entry) => !isHouseholdItem(entry),
  )
  return entries.filter(
    (entry, index) =>
      entries.findIndex((other) => isSameGear(other, entry)) === index &&
      (piecesOf(entry).length === 1 || !piecesOf(entry).some((piece) => entries.includes(piece))),
  )
}

/** Whether two entries name the same pieces: 'dumbbell or kettlebell' and 'kettlebell or dumbbell'. */
export const isSameGear = (entry: string, other: string) =>
  piecesOf(entry).sort().join() === piecesOf(other).sort().join()

/** Returns the entries of an exercise's equipment that the gear (as `gearOf` names it) doesn't cover. */
export function missingEquipment({ equipment }: Equipped, gear: readonly string[]): string[] {
  return equipment.filter((entry) => {
    const pieces = piecesOf(entry)
    const isEnough = (alternative: string) =>
      piecesOf(alternative).every((piece) => pieces.includes(piece))
    return !isHouseholdItem(entry) && !gear.some(isEnough)
  })
}

/** Whether gear, as `gearOf` names it, is enough for an exercise. */
export const isPossibleWith = (exercise: Equipped, gear: readonly string[]) =>
  missingEquipment(exercise, gear).length === 0

/**
 * Pairs the id of each impossible exercise with its substitute's: the first possible candidate that its
 * sessions lack. Undefined if none is left.
 */
export function findSubstitutes(
  sessions: readonly (readonly string[])[],
  isPossible: (id: string) => boolean,
  candidates: (id: string) => readonly string[],
): [id: string, by: string | undefined][] {
  const idsBySession = sessions.map((ids) => new Set(ids))
  return [...new Set(sessions.flat())]
    .filter((id) => !isPossible(id))
    .map((id) => {
      const affectedSessions = idsBySession.filter((ids) => ids.has(id))
      const by = candidates(id).find(
        (candidate) => isPossible(candidate) && !affectedSessions.some((ids) => ids.has(candidate)),
      )
      for (const ids of affectedSessions) if (by) ids.add(by)
      return [id, by]
    })
}
