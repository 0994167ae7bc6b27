import type { Plan } from '../../../src/content/schema/plan'

/** Returns a plan as one writes it who has no library of exercises: a flat list in place of sessions. */
export function flatPlan(plan: Plan): Plan {
  const { sessions, warmUp, deloads, progression, aim, entry, ...rest } = plan
  return {
    ...rest,
    exercises: [
      { name: 'Knebøy', sets: '3', reps: '5', rest: '3 minutes' },
      { name: 'Markløft', sets: '2', reps: '5', rest: '3 minutes' },
      { name: 'Benkpress', sets: '3', reps: '8', rest: '2 minutes' },
    ],
  }
}
