import { useState } from 'react'
import type { Change } from '../../../lib/training/changes'
import type { SessionLog } from '../../../lib/training/log'
import { currentTraining } from '../storage/training-store'
import { changeSession, putSessions } from '../storage/write-training'

/** How many changes can be undone. */
const STEPS = 50

/** A change that can be undone. */
interface Step {
  before: SessionLog
  label: string
  /** When the session was last changed by it: another tab may have changed it since. */
  changed: string
}

/** Returns functions that change a session and undo the changes. */
export function useSessionChanges(session: SessionLog) {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const last = steps.at(-1)

  /** Makes a change. Another change to the same field counts as one step with it. */
  function act(label: string, change: Change) {
    changeSession(session.id, change)
    const changed = currentTraining().sessions.get(session.id)?.changed ?? ''
    setSteps((known) => {
      const isSame = known.at(-1)?.label === label && label.startsWith('the ')
      const before = isSame ? (known.at(-1)?.before ?? session) : session
      return [...(isSame ? known.slice(0, -1) : known), { before, label, changed }].slice(-STEPS)
    })
  }

  /**
   * Undoes the last change. Returns its label; undefined where another tab has made a change since.
   */
  function undo(): string | undefined {
    const now = currentTraining().sessions.get(session.id)
    if (!last || now?.changed !== last.changed) {
      setSteps([])
      return undefined
    }
    putSessions([last.before])
    const restored = currentTraining().sessions.get(session.id)?.changed ?? ''
    setSteps(
      steps
        .slice(0, -1)
        .map((step, index, all) =>
          index === all.length - 1 ? { ...step, changed: restored } : step,
        ),
    )
    return last.label
  }

  return { act, undo, undoLabel: last?.label }
}
