import type { PlanState } from '../../../packages/progression'

/** The newest permanent note on an exercise, or ''. Each plan stores its own, but all plans show it. */
export function permanentNote(plans: Iterable<PlanState>, exercise: string): string {
  let last = { text: '', at: '' }
  for (const { notes } of plans) {
    const note = notes?.[exercise]
    if (note && note.at > last.at) last = note
  }
  return last.text
}
