import type {
  Entry,
  Measure,
  SessionLog,
  SetLog,
  TrainingExercise,
  Unit,
} from '../../../../packages/progression'
import { slugify } from '../../../lib/paths'
import type { ForeignExercise, ForeignLog, ForeignSet } from './foreign-log'

type Matched = Pick<TrainingExercise, 'exerciseId' | 'title'>

/** Sets of at least this many seconds count in minutes. */
const MINUTES_FROM = 300

function measureOf(sets: readonly ForeignSet[]): Measure {
  if (sets.some(({ reps }) => reps)) return 'reps'
  const seconds = sets.flatMap((set) => set.seconds ?? [])
  if (seconds.length === 0) return sets.some(({ meters }) => meters) ? 'meters' : 'reps'
  return seconds.every((length) => length >= MINUTES_FROM) ? 'minutes' : 'seconds'
}

const convertedAmount = ({ reps, seconds, meters }: ForeignSet, measure: Measure) =>
  ({
    reps,
    seconds,
    meters: meters && Math.round(meters),
    minutes: seconds && Math.round(seconds / 6) / 10,
  })[measure]

/** Names that say that the weight is help: 'Pull Up (Assisted)'. */
const isAssisted = (name: string) => /\bassisted\b/i.test(name)

/** Kept names of pictures alone have ids too. */
const idOf = (name: string) =>
  slugify(name) || Array.from(name, (sign) => sign.codePointAt(0)?.toString(16)).join('-')

/** What sets of this measure cannot hold: the distance of a run that counts minutes, and help. */
function notesOnSets(name: string, sets: readonly ForeignSet[], measure: Measure): string[] {
  const list = (texts: readonly string[]) => [...new Set(texts)].join(', ')
  const help = isAssisted(name)
    ? sets.flatMap(({ load, unit }) => (load ? `${load} ${unit ?? ''}`.trim() : []))
    : []
  const distances = sets.flatMap(({ meters }) => (meters ? `${Math.round(meters) / 1000} km` : []))
  return [
    ...(help.length > 0 ? [`Help: ${list(help)}`] : []),
    ...(measure !== 'meters' && distances.length > 0 ? [`Distance: ${distances.join(', ')}`] : []),
  ]
}

function convertedEntry(
  { name, note, sets }: ForeignExercise,
  { exerciseId, title }: Matched,
  unit: Unit,
  doneAt: string,
): Entry[] {
  const measure = measureOf(sets)
  const done = sets.flatMap((set): SetLog[] => {
    const amount = convertedAmount(set, measure)
    const { load, left } = set
    const weight = load && { [isAssisted(name) ? 'help' : 'load']: load, unit: set.unit ?? unit }
    return amount ? [{ ...weight, amount, ...(left !== undefined && { left }), done: doneAt }] : []
  })
  if (done.length === 0) return []
  const notes = [...(note ? [note] : []), ...notesOnSets(name, sets, measure)].join('. ')
  return [
    {
      line: '',
      exercise: exerciseId,
      title,
      asked: { sets: done.length, measure, amount: 'max', reason: '', rest: 0, effort: '' },
      sets: done,
      ...(notes && { note: notes }),
    },
  ]
}

/**
 * Converts another app's sessions to ours, without those that have no done set. Ids hold the time as written,
 * so a second import adds nothing, in any time zone.
 */
export function foreignSessions(
  { app, sessions }: ForeignLog,
  matches: ReadonlyMap<string, Matched>,
  unit: Unit,
): SessionLog[] {
  // Slow, and the same in every session.
  const ids = new Map<string, string>()
  for (const { exercises } of sessions)
    for (const { name } of exercises)
      if (!ids.has(name)) ids.set(name, matches.get(name)?.exerciseId ?? idOf(name))
  return sessions.flatMap(({ name, start, length = 0, note, exercises }) => {
    const startTime = Date.parse(start)
    const date = start.slice(0, 10)
    const started = new Date(startTime).toISOString()
    const finished = new Date(startTime + length * 1000).toISOString()
    const entries = exercises.flatMap((exercise) =>
      convertedEntry(
        exercise,
        {
          exerciseId: ids.get(exercise.name) ?? '',
          title: matches.get(exercise.name)?.title ?? exercise.name,
        },
        unit,
        finished,
      ),
    )
    if (entries.length === 0) return []
    return {
      id: `${app} ${start} ${name}`.slice(0, 80),
      plan: slugify(app),
      planTitle: app,
      week: 1,
      session: 1,
      name: name || app,
      date,
      started,
      finished,
      changed: finished,
      entries,
      ...(note && { note }),
    }
  })
}
