import { decodeCode, encodeLogAsCodes } from '../../../src/training/log/code-parts'
import { toLogFile } from '../../../src/training/log/save-log'
import { type Entry, emptyState, type SessionLog } from '../../../src/training/model/log'
import { mergeLogs } from '../../../src/training/model/transfer/merge'
import { readLogFile } from '../../../src/training/model/transfer/read-file'
import { planOf, rules, trainee } from '../model/train-by-hand'

function logOf(sessions: readonly SessionLog[]) {
  const plans = new Map([['plan', { ...emptyState('plan'), swaps: { press: 'dip' } }]])
  return toLogFile({ sessions: new Map(sessions.map((one) => [one.id, one])), plans })
}

function trained(): SessionLog[] {
  const { does, sessions } = trainee(planOf({}, rules.double))
  for (let week = 0; week < 8; week++) does(60, [8, 8, 8], 2)
  return sessions
}

/** Imports codes on another device, which may already hold sessions. */
async function moved(parts: readonly string[], known: readonly SessionLog[] = []) {
  const sessions = [...known]
  let count = { known: 0, differing: 0 }
  for (const part of parts) {
    const read = readLogFile(await decodeCode(part))
    if ('problem' in read) throw new Error(read.problem)
    const merged = mergeLogs({ sessions, plans: [] }, read)
    sessions.push(...merged.sessions)
    count = {
      known: count.known + merged.known,
      differing: count.differing + merged.differing.length,
    }
  }
  return { sessions, ...count }
}

test('a log moved by codes and back is unchanged', async () => {
  const here = trained()
  const there = await moved((await encodeLogAsCodes(logOf(here))).parts)
  expect(there.sessions).toHaveLength(8)
  // Effort decides what a set counts for.
  const efforts = (all: readonly SessionLog[]) => all.map(({ entries }) => entries[0]?.asked.effort)
  expect(efforts(there.sessions)).toEqual(efforts(here))
  const back = await moved((await encodeLogAsCodes(logOf(there.sessions))).parts, here)
  expect(back).toEqual({ sessions: here, known: 8, differing: 0 })
})

test('an unfinished session keeps its open sets when moved by codes', async () => {
  const { finished: _, ...open } = { ...trained()[0], id: 'open' } as SessionLog
  const [entry] = open.entries as [Entry]
  const entries = [{ ...entry, sets: entry.sets.map(({ done: _, ...set }) => set) }]
  const { sessions } = await moved((await encodeLogAsCodes(logOf([{ ...open, entries }]))).parts)
  expect(sessions[0]?.entries).toEqual(entries)
})

/** Incompressible text. */
const noise = (length: number) =>
  Array.from({ length }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
  ).join('')

test('a session too long for one code is left out and counted', async () => {
  const [first, second] = trained() as [SessionLog, SessionLog]
  const { parts, leftOut } = await encodeLogAsCodes(
    logOf([{ ...first, note: noise(2000) }, second]),
  )
  expect(leftOut).toBe(1)
  for (const part of parts) expect(part.length).toBeLessThan(2800)
  expect((await moved(parts)).sessions.map(({ id }) => id)).toEqual([second.id])
})
