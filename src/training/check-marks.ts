import { parseJson } from '../../packages/basics'
import type { Position } from '../../packages/progression'
import { emptyState } from '../../packages/progression'
import { browserStorage } from '../lib/browser-storage'
import { checkedSessions, checkMarksKey } from './model/marked-session'
import { planProgress } from './model/plan-progress'
import { currentTraining } from './storage/store'
import { dispatch } from './storage/writer'
import { changeSettings, currentSettings } from './use-settings'

/** Reads a plan's check marks into the log, once. They stay in storage. Needs the loaded log. */
export async function readCheckMarks(
  plan: { planId: string; title: string },
  positions: readonly Position[],
): Promise<void> {
  const { planId } = plan
  const stored = parseJson(browserStorage.read(checkMarksKey(planId)))
  const { checksRead } = currentSettings()
  const training = currentTraining()
  if (stored === undefined || checksRead.includes(planId) || training.isUnread) return
  const state = training.plans.get(planId) ?? emptyState(planId)
  const { done } = planProgress(positions, [...training.sessions.values()], state, null)
  const now = new Date()
  const { restarts } = state
  const sessions = checkedSessions(stored, plan, positions, { done, restarts }, now)
  const action = { type: 'put', at: now.toISOString(), sessions } as const
  if (sessions.length === 0 || (await dispatch(action)))
    changeSettings({ checksRead: [...checksRead, planId] })
}
