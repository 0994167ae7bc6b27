import { rangeOf, restSeconds } from './numbers'
import type { Library, Program } from './program'
import { rampSet, rampUpsOf } from './ramp-up'
import { daysOfWeek, sessionsInWeek, type WeekLine, type WeekSession } from './week'

/** Seconds that a repetition takes without a tempo, and repetitions that 'max' stands for. */
const REP_SECONDS = 4
const MAX_REPS = 10

/** Seconds before a lift that is not part of a circuit: to walk over, to load. */
const SET_UP = 45

const WARM_UP = 6 * 60

/** A ramp-up set with its plates: nobody rests long after it, unless it is a heavy one. */
const RAMP_SET = 60
const HEAVY_RAMP_SET = 120
const HEAVY_PERCENT = 85

type TimedSession = Pick<WeekSession, 'lines' | 'rampUp' | 'rampUpLater'>

/** Returns a program whose sessions, where they say how long they take, say it for each week. */
export const timedProgram = (program: Program, weeks: number, library: Library): Program => ({
  ...program,
  sessions: program.sessions.map((session) => ({
    ...session,
    ...(session.minutes && {
      minutes: Array.from({ length: weeks }, (_, index) => {
        const own = { ...program, sessions: [session] }
        const [inIt] = sessionsInWeek(own, index + 1)
        return inIt ? Math.round(sessionMinutes(inIt, library)) : 0
      }),
    }),
  })),
})

/** Returns how long the longest session of each week takes, in minutes. */
export const longestSessions = (program: Program, weeks: number, library: Library): number[] =>
  Array.from({ length: weeks }, (_, index) =>
    Math.max(
      ...daysOfWeek(program, index + 1).map(
        (session) => session.minutes ?? Math.round(sessionMinutes(session, library)),
      ),
    ),
  )

/** Returns how long a session takes in a week, in minutes with the warm-up: work, rests and set-up added. */
export function sessionMinutes(session: TimedSession, library: Library): number {
  const { lines } = session
  const ramps = rampUpsOf(session, (exercise) => library.get(exercise)?.loaded === 'weight')
  const rampUp = [...ramps.values()]
    .flat()
    .reduce(
      (sum, set) => sum + (rampSet(set).percent < HEAVY_PERCENT ? RAMP_SET : HEAVY_RAMP_SET),
      0,
    )
  const seconds = lines.reduce(
    (sum, line) =>
      sum +
      line.sets * (line.every ?? workSeconds(line, library) + restSeconds(line.rest)) +
      (line.group ? 0 : SET_UP),
    WARM_UP + rampUp,
  )
  const lastRest = lines.at(-1)?.rest ?? 'none'
  return (seconds - restSeconds(lastRest)) / 60
}

/** Returns how long the work of one set takes, in seconds; both sides where each is trained. */
export function workSeconds(line: WeekLine, library: Library): number {
  const [, most] = rangeOf(line.amount) ?? [0, MAX_REPS]
  const sides = library.get(line.exercise)?.perSide ? 2 : 1
  if (line.measure === 'minutes') return most * 60
  // Carries go at about a meter a second.
  if (line.measure !== 'reps') return most * sides
  return most * repSeconds(line.tempo) * sides
}

function repSeconds(tempo: string | undefined): number {
  if (!tempo) return REP_SECONDS
  const sum = (tempo.match(/\d+/g) ?? []).reduce((total, part) => total + Number(part), 0)
  return Math.max(2, sum)
}
