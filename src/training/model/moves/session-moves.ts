import { isDay, withoutUndefined } from '../../../../packages/basics'
import { entryKeys } from '../../../../packages/progression'
import type { Moves } from './move'
import { UNIT_STEP } from './session-action'
import { dayTrained, moveToDate } from './session-times'
import { withTimer } from './timers'

export const sessionMoves = {
  'loads converted': {
    label: () => UNIT_STEP,
    apply: (session, { loads, unit }) => {
      const keys = entryKeys(session.entries)
      const entries = session.entries.map((entry, position) => ({
        ...entry,
        sets: entry.sets.map((set, index) => {
          const converted = loads.find(
            (load) => load.entry === keys[position] && load.set === index,
          )
          return converted && !set.done ? { ...set, load: converted.load, unit } : set
        }),
      }))
      return { ...session, entries }
    },
  },
  finished: {
    label: () => 'the end',
    applies: (session) => !session.finished,
    apply: (session, { at }) => ({
      ...withTimer(session, undefined),
      date: dayTrained(session),
      finished: new Date(at).toISOString(),
    }),
  },
  reopened: {
    label: () => undefined,
    applies: (session) => session.finished !== undefined,
    apply: (session) => withoutUndefined({ ...session, finished: undefined }),
  },
  'date changed': {
    label: () => 'the date',
    applies: (session, { date }) => isDay(date) && date !== session.date,
    apply: (session, { date }) => moveToDate(session, date),
  },
} satisfies Partial<Moves>
