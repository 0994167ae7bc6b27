/** Stand-ins for modules of the training page. Each `jest.mock` takes those of its module. */

const sessions = new Map<string, { id: string }>()
const plans = new Map<string, { plan: string }>()

/** `isFull` makes the database refuse writes, `isUnreadable` reads; `isIdle` lets the page load what it needs later. */
export const browser = { isFull: false, isUnreadable: false, isIdle: true }

export async function readAll() {
  if (browser.isUnreadable) throw new DOMException('Lost.', 'InvalidStateError')
  return { sessions: [...sessions.values()], plans: [...plans.values()] }
}
export const readForPlan = readAll

export async function writeRecords(
  put: { sessions: { id: string }[]; plans: { plan: string }[] },
  removed: { sessions: string[]; plans: string[] },
) {
  if (browser.isFull) throw new DOMException('Full.', 'QuotaExceededError')
  for (const session of put.sessions) sessions.set(session.id, session)
  for (const state of put.plans) plans.set(state.plan, state)
  for (const id of removed.sessions) sessions.delete(id)
  for (const plan of removed.plans) plans.delete(plan)
}

export const toasts: { message: string; undo?: (() => void) | undefined }[] = []
export const showToast = (message: string, action?: { onClick: () => void }) =>
  toasts.push({ message, undo: action?.onClick })

export const nextFrame = async () => {}
export const whenIdle = (call: () => void) => browser.isIdle && call()
export const ExerciseLink = ({ title }: { title: string }) => title
