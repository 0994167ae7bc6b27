import { prescribe } from '../../../lib/training/prescribe'
import { newSession } from '../../../lib/training/session'
import type { Slot } from '../../../lib/training/slots'
import type { TrainingInput } from '../../../lib/training/verdict'
import { dispatch } from '../storage/write-training'
import type { TrainingPlan } from '../training-plan'

/** Opens a session of a plan, with what it asks today. */
export function startSession(plan: TrainingPlan, slot: Slot, input: TrainingInput) {
  const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
  const now = new Date()
  const session = newSession(id, plan, slot, prescribe(slot, input), now)
  dispatch({ type: 'put', at: now.toISOString(), sessions: [session] })
}
