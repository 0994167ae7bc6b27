import { decodeCode, encodeLogAsCodes } from '../../../src/training/log/code-parts'
import { toLogFile } from '../../../src/training/log/save-log'
import type { Entry, SessionLog } from '../../../src/training/model/log'
import { emptyState } from '../../../src/training/model/plan-state'
import { type FileRead, readLogFile } from '../../../src/training/model/transfer/read-file'
import { planOf, rules, trainee } from '../model/train-by-hand'

function trained(): SessionLog[] {
  const { does, sessions } = trainee(planOf({}, rules.double))
  for (let week = 0; week < 8; week++) does(60, [8, 8, 8], 2)
  return sessions
}

/** The codes of a log, and the sessions that another device reads from them. */
async function move(sessions: readonly SessionLog[]) {
  const plans = new Map([['plan', { ...emptyState('plan'), swaps: { press: 'dip' } }]])
  const byId = new Map(sessions.map((session) => [session.id, session]))
  const { parts, leftOut } = await encodeLogAsCodes(toLogFile({ sessions: byId, plans }))
  const files = await Promise.all(parts.map(decodeCode))
  const moved = files.flatMap((file) => (readLogFile(file) as FileRead).sessions)
  return { parts, leftOut, moved }
}

/** Incompressible text. */
const noise = (length: number) =>
  Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')

test('a log moved by codes is unchanged, without the reasons of its prescriptions', async () => {
  const sessions = trained().map((session) => ({ ...session, note: noise(300) }))
  const { moved, parts } = await move(sessions)
  expect(parts.length).toBeGreaterThan(1)
  const withoutReason = (entry: Entry) => ({ ...entry, asked: { ...entry.asked, reason: '' } })
  expect(moved).toEqual(
    sessions.map((session) => ({ ...session, entries: session.entries.map(withoutReason) })),
  )
})

test('an unfinished session keeps its open sets when moved by codes', async () => {
  const { finished: _, ...open } = trained()[0] as SessionLog
  const [entry] = open.entries as [Entry]
  const entries = [{ ...entry, sets: entry.sets.map(({ done: _, ...set }) => set) }]
  expect((await move([{ ...open, entries }])).moved[0]?.entries).toEqual(entries)
})

test('a session too long for one code is left out and counted', async () => {
  const [first, second] = trained() as [SessionLog, SessionLog]
  const { parts, leftOut, moved } = await move([{ ...first, note: noise(2000) }, second])
  expect(leftOut).toBe(1)
  for (const part of parts) expect(part.length).toBeLessThan(2800)
  expect(moved.map(({ id }) => id)).toEqual([second.id])
})
