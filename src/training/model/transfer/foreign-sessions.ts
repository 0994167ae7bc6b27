import type {
  Entry,
  Measure,
  SessionLog,
  SetLog,
  TrainingExercise,
  Unit,
} from '../../../../packages/progression'
import { slugify } from '../../../lib/paths'
import type {
  Converted,
  ForeignExercise,
  ForeignLog,
  ForeignSession,
  ForeignSet,
} from './foreign-log'

type Matched = Pick<TrainingExercise, 'exerciseId' | 'title'>

/** Sets of at least this many seconds count in minutes. */
const MINUTES_FROM = 300

function measureOf(sets: readonly ForeignSet[]): Measure {
  if (sets.some(({ reps }) => reps)) return 'reps'
  const seconds = sets.flatMap((set) => set.seconds ?? [])
  if (seconds.length === 0) return sets.some(({ meters }) => meters) ? 'meters' : 'reps'
  return seconds.every((length) => length >= MINUTES_FROM) ? 'minutes' : 'seconds'
}

function convertedAmount({ reps, seconds, meters }: ForeignSet, measure: Measure) {
  if (measure === 'reps') return reps
  if (measure === 'seconds') return seconds
  if (measure === 'minutes') return seconds && Math.round(seconds / 6) / 10
  return meters && Math.round(meters)
}

/** Names that say that the weight is help: 'Pull Up (Assisted)', also where Hevy translates it. */
const isAssisted = (name: string) =>
  /\bassist(ed|id[ao]|it[ao]|é)|\bunterstützt|\bdestekli/i.test(name)

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

function convertedSets(
  { name, note, sets }: ForeignExercise,
  unit: Unit,
  doneAt: string,
): Converted | undefined {
  const measure = measureOf(sets)
  const weight = isAssisted(name) ? 'help' : 'load'
  const done: SetLog[] = []
  for (const set of sets) {
    const amount = convertedAmount(set, measure)
    if (!amount) continue
    const converted: { -readonly [Field in keyof SetLog]: SetLog[Field] } = { amount, done: doneAt }
    if (set.load) {
      converted[weight] = set.load
      converted.unit = set.unit ?? unit
    }
    if (set.left !== undefined) converted.left = set.left
    done.push(converted)
  }
  if (done.length === 0) return undefined
  const notes = [...(note ? [note] : []), ...notesOnSets(name, sets, measure)].join('. ')
  return {
    asked: { sets: done.length, measure, amount: 'max', reason: '', rest: 0, effort: '' },
    sets: done,
    ...(notes && { note: notes }),
  }
}

const endOf = ({ start, length = 0 }: ForeignSession) =>
  new Date(Date.parse(start) + length * 1000).toISOString()

/** Converts a session's sets once: each answer about a name asks for all sessions again. */
export function convertSets(session: ForeignSession, unit: Unit): void {
  const doneAt = endOf(session)
  for (const exercise of session.exercises)
    if (exercise.converted?.unit !== unit)
      exercise.converted = { unit, entry: convertedSets(exercise, unit, doneAt) }
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
  return sessions.flatMap((session) => {
    const { name, start, note, exercises } = session
    convertSets(session, unit)
    const entries = exercises.flatMap((exercise): Entry[] => {
      const converted = exercise.converted?.entry
      const title = matches.get(exercise.name)?.title ?? exercise.name
      return converted
        ? [{ line: '', exercise: ids.get(exercise.name) ?? '', title, ...converted }]
        : []
    })
    if (entries.length === 0) return []
    const finished = endOf(session)
    return {
      id: `${app} ${start} ${name}`.slice(0, 80),
      plan: slugify(app),
      planTitle: app,
      week: 1,
      session: 1,
      name: name || app,
      date: start.slice(0, 10),
      started: new Date(Date.parse(start)).toISOString(),
      finished,
      changed: finished,
      entries,
      ...(note && { note }),
    }
  })
}
