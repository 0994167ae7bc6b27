import { emptyState, type Position, type Program, sessionKey } from '../../packages/progression'
import { NOT_STORED } from '../components/messages'
import { showToast } from '../components/toast'
import type { Agenda } from '../lib/plan-agenda'
import { readCheckMarks } from './check-marks'
import { markedSession } from './model/marked-session'
import { planProgress } from './model/plan-progress'
import { recordStatus } from './session/plan-status'
import { currentTraining, openTraining, trainHere } from './storage/store'
import { dispatch } from './storage/writer'

interface MarkablePlan {
  planId: string
  title: string
  agenda: Agenda
  /** What becomes of a missed session; null for the default. */
  missed: Program['progression']['missed'] | null
}

const positionsIn = (agenda: Agenda): Position[] =>
  agenda.flatMap((sessions, index) =>
    sessions.map(({ name }, place) => {
      const [week, session] = [index + 1, place + 1]
      return { key: sessionKey(week, session), week, session, name }
    }),
  )

/** Marks a plan's next session as done, from the plan's page. Another tab that trains must then take over again. */
export async function markNextDone({ planId, title, agenda, missed }: MarkablePlan): Promise<void> {
  const positions = positionsIn(agenda)
  await openTraining(planId)
  if (currentTraining().isElsewhere) await trainHere(true)
  await readCheckMarks({ planId, title }, positions)
  const { isUnread } = currentTraining()
  if (isUnread) return void showToast('Your log could not be read. Reload the page and try again.')
  const { openSession, next } = standing()
  if (openSession)
    return void showToast(`${openSession.name} is open. Finish it on the training page.`)
  if (!next) return void showToast('Every session of this plan is done.')

  const at = new Date().toISOString()
  const session = markedSession(crypto.randomUUID(), { planId, title }, next, at)
  const isStored = await dispatch({ type: 'put', at, sessions: [session] })
  record()
  const message = `${next.name}, week ${next.week}, is done.`
  showToast(isStored ? message : `${message} ${NOT_STORED}`, {
    label: 'Undo',
    onClick: () => {
      dispatch({ type: 'remove', session: session.id })
      record()
    },
  })

  function standing() {
    const { sessions, plans } = currentTraining()
    const all = [...sessions.values()]
    const state = plans.get(planId) ?? emptyState(planId)
    const openSession = all.find(({ plan, finished }) => plan === planId && !finished)
    return { sessions: all, state, openSession, ...planProgress(positions, all, state, missed) }
  }

  function record() {
    recordStatus({ planId, title, ...standing() })
  }
}
