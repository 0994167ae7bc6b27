import type { PlanState } from './log'

/**
 * Returns the lasting note on an exercise; '' without one. It is kept with the plan in which it was written and
 * counts in all: of several the last one written.
 */
export function lastingNote(plans: Iterable<PlanState>, exercise: string): string {
  let last = { text: '', at: '' }
  for (const { notes } of plans) {
    const note = notes?.[exercise]
    if (note && note.at > last.at) last = note
  }
  return last.text
}
