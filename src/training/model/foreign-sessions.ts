import { localDate } from '../../lib/dates'
import { slugify } from '../../lib/paths'
import type { Measure, Unit } from '../../lib/vocabulary'
import type { TrainingExercise } from './exercises'
import type { ForeignExercise, ForeignLog, ForeignSet } from './foreign-log'
import type { Entry, SessionLog, SetLog } from './log'

/** Our exercise for another app's name. */
type Matched = Pick<TrainingExercise, 'exerciseId' | 'title'>

/** Sets of at least this many seconds count in minutes. */
const MINUTES_FROM = 300

function measureOf(sets: readonly ForeignSet[]): Measure {
  if (sets.some(({ reps }) => reps)) return 'reps'
  const seconds = sets.flatMap((set) => set.seconds ?? [])
  if (seconds.length === 0) return sets.some(({ meters }) => meters) ? 'meters' : 'reps'
  return seconds.every((length) => length >= MINUTES_FROM) ? 'minutes' : 'seconds'
}

const amountOf = ({ reps, seconds, meters }: ForeignSet, measure: Measure) =>
  ({
    reps,
    seconds,
    meters: meters && Math.round(meters),
    minutes: seconds && Math.round(seconds / 6) / 10,
  })[measure]

function entryOf(
  { name, note, sets }: ForeignExercise,
  exercise: Matched | undefined,
  unit: Unit,
  doneAt: () => string,
): Entry[] {
  const measure = measureOf(sets)
  const done = sets.flatMap((set): SetLog[] => {
    const amount = amountOf(set, measure)
    if (!amount) return []
    const { load, left } = set
    return [
      {
        ...(load && { load, unit: set.unit ?? unit }),
        amount,
        ...(left !== undefined && { left }),
        done: doneAt(),
      },
    ]
  })
  if (done.length === 0) return []
  return [
    {
      line: '',
      exercise: exercise?.exerciseId ?? slugify(name),
      title: exercise?.title ?? name,
      asked: { sets: done.length, measure, amount: 'max', reason: '', rest: 0, effort: '' },
      sets: done,
      ...(note && { note }),
    },
  ]
}

/**
 * Converts another app's sessions to ours. Ids are stable, so importing a table twice adds nothing. Drops
 * sessions without a done set.
 */
export function foreignSessions(
  { app, sessions }: ForeignLog,
  matches: ReadonlyMap<string, Matched>,
  unit: Unit,
): SessionLog[] {
  return sessions.flatMap(({ name, start, length = 0, note, exercises }) => {
    const count = exercises.reduce((sum, { sets }) => sum + sets.length, 0)
    let set = 0
    // The table has no time per set: spread them over the session.
    const doneAt = () =>
      new Date(start.getTime() + (++set / Math.max(1, count)) * length * 1000).toISOString()
    const entries = exercises.flatMap((exercise) =>
      entryOf(exercise, matches.get(exercise.name), unit, doneAt),
    )
    if (entries.length === 0) return []
    const started = start.toISOString()
    const finished = new Date(start.getTime() + length * 1000).toISOString()
    return {
      id: `${app} ${started} ${name}`.slice(0, 80),
      plan: slugify(app),
      planTitle: app,
      week: 1,
      session: 1,
      name: name || app,
      date: localDate(start),
      started,
      finished,
      changed: finished,
      entries,
      ...(note && { note }),
    }
  })
}
