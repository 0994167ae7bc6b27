import type { nextTimes } from '../../../packages/progression'
import {
  doneSets,
  type Exercises,
  findExercise,
  type Prescribed,
  type SessionLog,
} from '../../../packages/progression'
import { amountLabel, loadLabel } from '../prescription-labels'

/** What changes the next time a trainee does each exercise: 'Goblet squat: 16 kg instead of 12 kg'. */
export function nextChanges(
  session: SessionLog,
  nextByEntry: ReturnType<typeof nextTimes>,
  exercises: Exercises,
): string[] {
  return session.entries.flatMap((entry, index) => {
    const next = nextByEntry[index]?.prescription
    if (!next || doneSets(entry).length === 0) return []
    if (next.exercise !== entry.exercise) return [`${entry.title}: ${next.title} instead`]
    const exercise = findExercise(exercises, entry.exercise)
    const facts = (prescribed: Prescribed) => [
      loadLabel(prescribed, exercise),
      `${prescribed.sets} × ${amountLabel(prescribed)}`,
    ]
    // A first time asks for no weight: then the one lifted counts.
    const { load, unit } = doneSets(entry).at(-1) ?? {}
    const lastFacts = facts(
      entry.asked.load === undefined ? { ...entry.asked, load, unit } : entry.asked,
    )
    const changes = facts(next).flatMap((fact, place) => {
      const last = lastFacts[place]
      if (!fact || fact === last) return []
      return last ? `${fact} instead of ${last}` : fact
    })
    return changes.length > 0 ? [`${entry.title}: ${changes.join(', ')}`] : []
  })
}
