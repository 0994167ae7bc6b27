import { numbersUpTo } from '../../basics'
import { parseRange } from '../language/numbers'
import type { ExerciseLibrary, Program } from '../language/program'
import { restSeconds } from '../language/rest'
import { sessionsInWeek, type WeekLine, type WeekSession } from '../language/week'
import { parseRampSet, rampUpsOf } from './ramp-up'

/** Seconds per rep without a tempo, and the reps assumed for 'max'. */
const REP_SECONDS = 4
const MAX_REPS = 10

/** Seconds to walk to a lift and load it, except within circuits. */
const SET_UP_SECONDS = 45

const WARM_UP_SECONDS = 6 * 60

/** Seconds per ramp-up set, loading included; only heavy ones need a longer rest. */
const RAMP_SET_SECONDS = 60
const HEAVY_RAMP_SET_SECONDS = 120
const HEAVY_PERCENT = 85

type TimedSession = Pick<WeekSession, 'lines' | 'rampUp' | 'rampUpLater'>

/** Replaces the written minutes of sessions with computed ones, one value per week. */
export const timedProgram = (
  program: Program,
  weeks: number,
  library: ExerciseLibrary,
): Program => ({
  ...program,
  sessions: program.sessions.map((session) => ({
    ...session,
    ...(session.minutes && {
      minutes: numbersUpTo(weeks).map((week) => {
        const [timed] = sessionsInWeek({ ...program, sessions: [session] }, week)
        return timed ? Math.round(sessionMinutes(timed, library)) : 0
      }),
    }),
  })),
})

/** Returns the lengths of each week's sessions, in minutes. */
export const sessionLengths = (program: Program, weeks: number, library: ExerciseLibrary) =>
  numbersUpTo(weeks).map((week) =>
    sessionsInWeek(program, week).map(
      (session) => session.minutes ?? Math.round(sessionMinutes(session, library)),
    ),
  )

/** Estimates a session's length in minutes, with warm-up, work, rests and set-up. */
export function sessionMinutes(session: TimedSession, library: ExerciseLibrary): number {
  let seconds = WARM_UP_SECONDS
  const ramps = rampUpsOf(session, (exercise) => library.get(exercise)?.loaded === 'weight')
  for (const set of [...ramps.values()].flat())
    seconds += parseRampSet(set).percent < HEAVY_PERCENT ? RAMP_SET_SECONDS : HEAVY_RAMP_SET_SECONDS
  for (const line of session.lines)
    seconds +=
      line.sets * (line.every ?? estimatedSetSeconds(line, library) + restSeconds(line.rest)) +
      (line.group ? 0 : SET_UP_SECONDS)
  const lastRest = session.lines.at(-1)?.rest ?? 'none'
  return (seconds - restSeconds(lastRest)) / 60
}

/** Estimates the work of one set in seconds, for both sides. */
export function estimatedSetSeconds(line: WeekLine, library: ExerciseLibrary): number {
  const { high: most = MAX_REPS } = parseRange(line.amount)
  const sides = library.get(line.exercise)?.perSide ? 2 : 1
  if (line.measure === 'minutes') return most * 60
  // Assume that a carry covers a meter per second.
  return most * sides * (line.measure === 'reps' ? repSeconds(line.tempo) : 1)
}

function repSeconds(tempo: string | undefined): number {
  const parts = (tempo?.match(/\d+/g) ?? [REP_SECONDS]).map(Number)
  const seconds = parts.reduce((sum, part) => sum + part)
  return Math.max(2, seconds)
}
