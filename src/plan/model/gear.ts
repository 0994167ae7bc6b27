import { householdItems } from '../../lib/vocabulary'

/** What one has to know of an exercise to say whether it can be done. */
interface Equipped {
  equipment: readonly string[]
}

/** Returns the pieces that an entry of equipment names: 'dumbbell or kettlebell'. */
export const piecesOf = (entry: string) => entry.split(' or ')

const isAtHand = (entry: string) => piecesOf(entry).some((piece) => householdItems.includes(piece))

/**
 * Returns what exercises need that not every room has: pieces, and alternatives as one ('dumbbell or kettlebell')
 * where no other exercise needs one of them for itself.
 */
export function gearOf(exercises: readonly Equipped[]): string[] {
  const entries = [...new Set(exercises.flatMap(({ equipment }) => equipment))].filter(
    (entry) => !isAtHand(entry),
  )
  return entries.filter(
    (entry) =>
      piecesOf(entry).length === 1 || !piecesOf(entry).some((piece) => entries.includes(piece)),
  )
}

/** Returns what of an exercise's equipment is not there. Takes gear as `gearOf` names it. */
export function lacks({ equipment }: Equipped, gear: readonly string[]): string[] {
  return equipment.filter((entry) => {
    const pieces = piecesOf(entry)
    const isEnough = (one: string) => piecesOf(one).every((piece) => pieces.includes(piece))
    return !isAtHand(entry) && !gear.some(isEnough)
  })
}

/** Returns whether an exercise can be done with gear as `gearOf` names it. */
export const canDo = (exercise: Equipped, gear: readonly string[]) =>
  lacks(exercise, gear).length === 0

/**
 * Returns what of some sessions is not possible, each with what takes its place: the first candidate that is possible
 * and that none of its sessions has already. All by their ids.
 */
export function placesTaken(
  sessions: readonly (readonly string[])[],
  isPossible: (id: string) => boolean,
  candidates: (id: string) => readonly string[],
): [id: string, by: string | undefined][] {
  const asked = sessions.map((ids) => new Set(ids))
  return [...new Set(sessions.flat())]
    .filter((id) => !isPossible(id))
    .map((id) => {
      const own = asked.filter((ids) => ids.has(id))
      const by = candidates(id).find((one) => isPossible(one) && !own.some((ids) => ids.has(one)))
      for (const ids of own) if (by) ids.add(by)
      return [id, by]
    })
}
