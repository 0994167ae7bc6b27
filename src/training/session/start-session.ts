import { prescribe } from '../model/prescribe'
import { newSession } from '../model/session'
import type { Slot } from '../model/slots'
import type { TrainingInput } from '../model/training-input'
import { dispatch } from '../storage/write-training'
import type { TrainingPlan } from '../training-plan'

/** Opens a session of a plan, with what it asks today. */
export function startSession(plan: TrainingPlan, slot: Slot, input: TrainingInput) {
  const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
  const now = new Date()
  const session = newSession(id, plan, slot, prescribe(slot, input), now)
  dispatch({ type: 'put', at: now.toISOString(), sessions: [session] })
}
