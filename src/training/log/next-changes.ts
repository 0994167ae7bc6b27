import { findExercise } from '../model/exercises'
import { doneSets, type Entry, type SessionLog } from '../model/log'
import { nextTime } from '../model/prescribe/next-time'
import type { Prescription } from '../model/prescribe/prescribe'
import type { TrainingInput } from '../model/prescribe/training-input'
import { amountLabel, loadLabel } from '../prescription-labels'
import type { TrainingPlan } from '../training-plan'

/** What changes the next time a trainee does each exercise: 'Goblet squat: 16 kg instead of 12 kg'. */
export function nextChanges(
  session: SessionLog,
  plan: TrainingPlan,
  input: TrainingInput,
): string[] {
  return session.entries.flatMap((entry) => {
    if (doneSets(entry).length === 0) return []
    const nextPrescription = nextTime(entry, session, plan.slots, input)?.prescription
    return nextPrescription ? changeTexts(entry, nextPrescription, plan) : []
  })
}

function changeTexts(
  entry: Entry,
  prescription: Prescription,
  { exercises }: TrainingPlan,
): string[] {
  if (prescription.exercise !== entry.exercise)
    return [`${entry.title}: ${prescription.title} instead`]
  const exercise = findExercise(exercises, entry.exercise)
  const loads = [loadLabel(prescription, exercise), loadLabel(entry.asked, exercise)]
  const amounts = [prescription, entry.asked].map(
    (prescribed) => `${prescribed.sets} × ${amountLabel(prescribed)}`,
  )
  const changes = [loads, amounts].flatMap(([next, last]) =>
    next && next !== last ? [last ? `${next} instead of ${last}` : next] : [],
  )
  return changes.length > 0 ? [`${entry.title}: ${changes.join(', ')}`] : []
}
