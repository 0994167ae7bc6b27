import { withoutUndefined } from '../../../../packages/basics'
import { doneSets, type Entry, type SessionLog } from '../../../../packages/progression'
import { type Moves, onEntry } from './move'
import { entryByKey, reopened, withEntry } from './sets'

/** In seconds. */
const MAX_REST = 900

export const exerciseMoves = {
  'rest changed': onEntry({
    label: (title) => `the rest of ${title}`,
    apply: ({ asked, ...entry }, { seconds }) => {
      const rest = Math.min(MAX_REST, Math.max(0, asked.rest + seconds))
      return { ...entry, asked: { ...asked, rest } }
    },
  }),
  added: onEntry({
    label: (title) => `adding a set to ${title}`,
    apply: (entry) => ({ ...entry, sets: [...entry.sets, reopened(entry.sets.at(-1) ?? {})] }),
    isSeparate: true,
  }),
  dropped: onEntry({
    label: (title) => `removing a set from ${title}`,
    applies: ({ sets }) => sets.some(({ done }) => !done),
    apply: (entry) => {
      const last = entry.sets.findLastIndex(({ done }) => !done)
      return { ...entry, sets: entry.sets.toSpliced(last, 1) }
    },
    isSeparate: true,
  }),
  skipped: onEntry({
    label: (title) => `skipping ${title}`,
    apply: (entry) => ({ ...entry, skipped: true }),
  }),
  resumed: onEntry({
    label: (title) => `bringing back ${title}`,
    apply: (entry) => withoutUndefined({ ...entry, skipped: undefined }),
  }),
  swapped: {
    label: (session, { entry, isPermanent }) =>
      `swapping ${entryByKey(session, entry)?.title}${isPermanent ? ' for the rest of the plan' : ''}`,
    apply: (session, { entry: key, by }) => {
      const entry = entryByKey(session, key)
      return entry && swapEntry(session, entry, by)
    },
  },
  filled: {
    label: () => undefined,
    apply: (session, action) => ({
      ...session,
      entries: session.entries.map((open) => {
        const by = action.entries.find((filled) => isSameExercise(open, filled))
        return by && doneSets(open).length === 0 ? by : open
      }),
    }),
  },
  noted: {
    label: (session, { entry }) =>
      entry ? `the note on ${entryByKey(session, entry)?.title}` : 'the note',
    applies: (session, { entry, note }) =>
      note !== ((entry ? entryByKey(session, entry) : session)?.note ?? ''),
    apply: (session, { entry, note }) => {
      const change = { note: note || undefined }
      return entry
        ? withEntry(session, entry, (noted) => withoutUndefined({ ...noted, ...change }))
        : withoutUndefined({ ...session, ...change })
    },
  },
} satisfies Partial<Moves>

/** Done sets stay with the first exercise. An entry of the other one in the same line continues. */
function swapEntry(session: SessionLog, found: Entry, by: Entry): SessionLog {
  const index = session.entries.indexOf(found)
  const onLine = session.entries.filter(({ line }) => line === found.line)
  const openSets = by.sets.slice(onLine.flatMap(doneSets).length)
  const sets = openSets.length > 0 ? openSets : by.sets.slice(-1)
  const doneEntry = doneSets(found).length > 0 ? [{ ...found, sets: doneSets(found) }] : []
  const existing = session.entries.find((entry) => isSameExercise(entry, by))
  const entries = session.entries
    .toSpliced(index, 1, ...doneEntry, ...(existing ? [] : [{ ...by, sets }]))
    .map((entry) =>
      entry === existing ? { ...entry, sets: [...doneSets(entry), ...sets] } : entry,
    )
  return { ...session, entries }
}

const isSameExercise = (a: Entry, b: Entry) => a.line === b.line && a.exercise === b.exercise
