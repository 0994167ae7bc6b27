import { numbersUpTo } from '../../../packages/basics'
import { type ContentFile, countOf } from '../../../packages/content-validation'
import {
  type ExerciseLibrary,
  libraryOf,
  linesOf,
  muscleSets,
  type Program,
  parseDuration,
  programOf,
  ruleOf,
  sessionMinutes,
  sessionsInWeek,
  setsInWeek,
} from '../../../packages/progression'
import type { Check } from '../content-files'
import { exerciseFacts } from '../derive/exercise-facts'
import type { Plan } from '../schema/plan'
import { pathOfLine } from './written-lines'

/** Tolerated difference between stated and computed session minutes, as a share. */
const MINUTES_TOLERANCE = 0.2

/** Plans of at least this many weeks need a deload. */
const NEEDS_DELOAD = 6
/** Largest increase of weekly sets from one week to the next, as a share. */
const LARGEST_JUMP = 1 / 3

/** Weekly hard sets for the main muscles of a muscle plan, by level; the consensus of most reviews. */
const usualSets = {
  Beginner: [6, 14],
  Intermediate: [10, 22],
  Advanced: [10, 22],
} as const

interface Input {
  place: ContentFile<Plan>
  program: Program
  library: ExerciseLibrary
  weeks: readonly number[]
}

/** Warns of what a coach would question in a plan's sessions. Never stops a build. */
export const checkProgramWarnings: Check = ({ files: { plans, exercises } }) => {
  const library = libraryOf(exercises.flatMap(({ valid }) => (valid ? exerciseFacts(valid) : [])))
  for (const place of plans) {
    const program = place.valid && programOf(place.valid)
    if (!program) continue
    const weeks = numbersUpTo(parseDuration(place.valid?.duration ?? '')?.weeks ?? 0)
    const input = { place, program, library, weeks }
    warnOfMinutes(input)
    warnOfMissingDeload(input)
    warnOfJumps(input)
    warnOfVolume(input)
    warnOfEasyGoals(input)
    warnOfMovedTests(input)
    warnOfIdleRules(input)
  }
}

function warnOfMinutes({ place, program, library, weeks }: Input) {
  for (const [index, { name, minutes }] of program.sessions.entries()) {
    if (typeof minutes !== 'number') continue
    const computed = weeks
      .flatMap((week) => sessionsInWeek(program, week))
      .filter((session) => session.name === name)
      .map((session) => sessionMinutes(session, library))
    const mean = Math.round(computed.reduce((sum, each) => sum + each, 0) / computed.length)
    if (Math.abs(minutes - mean) > mean * MINUTES_TOLERANCE)
      place.warn(
        ['sessions', index, 'minutes'],
        `Found ${minutes} minutes for "${name}"; its sets, rests and warm-up add up to about ${mean}.`,
      )
  }
}

function warnOfMissingDeload({ place, program, weeks }: Input) {
  if (weeks.length >= NEEDS_DELOAD && program.deloads.length === 0)
    place.warn(
      ['deloads'],
      `No deload in ${countOf(weeks.length, 'week')}; plans of ${NEEDS_DELOAD} weeks or more need one.`,
    )
}

function warnOfJumps({ place, program, weeks }: Input) {
  const sets = weeks.map((week) => setsInWeek(program, week))
  for (const [index, current] of sets.entries()) {
    const previous = sets[index - 1]
    if (previous && !program.deloads.includes(index) && current > previous * (1 + LARGEST_JUMP))
      place.warn(
        ['sessions'],
        `Week ${index + 1} has ${current} sets after ${previous}, an increase of more than a third.`,
      )
  }
}

/** Warns of too many hard sets for one muscle. Only muscle plans promise a volume. */
function warnOfVolume({ place, program, library, weeks }: Input) {
  const { aim, level } = place.fields
  if (aim !== 'muscle' || !level) return
  const peaks = new Map<string, { week: number; sets: number }>()
  for (const week of weeks.filter((each) => !program.deloads.includes(each)))
    for (const { muscle, sets } of muscleSets(program, week, library))
      if (sets > (peaks.get(muscle)?.sets ?? 0)) peaks.set(muscle, { week, sets })
  for (const [muscle, { week, sets }] of peaks)
    if (sets > usualSets[level][1])
      place.warn(
        ['sessions'],
        `Week ${week} has ${sets} hard sets for ${muscle}; plans of this aim and level usually have ${usualSets[level].join(' to ')}.`,
      )
}

/** Warns of a repeated test at another position or after another rest, because its results don't compare. */
function warnOfMovedTests({ place, program, weeks }: Input) {
  const firstTests = new Map<string, { week: number; before: string }>()
  for (const week of weeks)
    for (const { lines } of sessionsInWeek(program, week))
      for (const [position, { test, exercise, tempo, lineKey }] of lines.entries()) {
        const key = `${exercise} ${tempo ?? ''}`
        const first = firstTests.get(key)
        // A second test in the same week, as on another rung, isn't a repeat.
        if (!test || first?.week === week) continue
        const rest = lines[position - 1]?.rest
        const before = rest
          ? `after ${countOf(position, 'exercise')} and a rest of ${rest}`
          : 'at the start'
        firstTests.set(key, { week, before: first?.before ?? before })
        if (!first || first.before === before) continue
        place.warn(
          pathOfLine(place, program, lineKey),
          `Week ${week} tests "${exercise}" ${before}, but the first test was ${first.before}; give both the same position and rest, so that their results compare.`,
        )
      }
}

/** Warns of parts of a rule that can never apply: nobody prints them, and nobody misses them. */
function warnOfIdleRules({ place, program }: Input) {
  const { others = {} } = program.progression
  for (const name of [undefined, ...Object.keys(others)]) {
    const { climb, left } = ruleOf(program, { progression: name })
    const lines = linesOf(program).filter((line) => line.progression === name && !line.test)
    const values = lines.flatMap(({ weeks }) => weeks.flatMap((value) => value ?? []))
    const path = ['progression', ...(name === undefined ? [] : ['others', name])]
    const top = Math.max(...values.map(({ amount }) => Number(/\d+-(\d+)/.exec(amount)?.[1] ?? 0)))
    if (climb && top > 0 && climb <= top && values.every(({ amount }) => !isBelow(amount, climb)))
      place.warn(
        [...path, 'climb'],
        `Found a climb to ${climb}, but the ranges end at ${top} anyway, so it never applies; leave it out.`,
      )
    const most = Math.max(
      ...values.map(({ reserve }) => Number(/\d+$/.exec(`${reserve}`)?.[0] ?? 99)),
    )
    if (left !== undefined && values.length > 0 && left > most)
      place.warn(
        [...path, 'left'],
        `Found ${left} left for a step, but the lines never ask for more than ${most}, so whoever does what they ask never gets one; lower it.`,
      )
  }
}

/** Whether a range ends below a number of reps. */
const isBelow = (amount: string, reps: number) => {
  const [, high] = /^\d+-(\d+)$/.exec(amount) ?? []
  return high !== undefined && Number(high) < reps
}

const countedThing = /(?<![\d,.])(\d+)\s+((?:[a-z]+[- ])?[a-z]+-?[a-z]*s)\b/gi

/** Extracts counted things: ['push-ups', 8] for '8 push-ups'. */
const claimsOf = (text: string) =>
  [...text.matchAll(countedThing)].map(
    ([, number, what = '']) => [what.toLowerCase(), Number(number)] as const,
  )

const genericUnit = /\b(week|set|session|minute|second|day|meter|hour|rep|repetition)s\b/

/** Warns of a goal that the entry check already demands. */
function warnOfEasyGoals({ place }: Input) {
  const { goals = [], entry = [] } = place.fields
  const entryClaims = new Map(entry.flatMap(claimsOf))
  for (const [index, goal] of goals.entries())
    for (const [what, number] of claimsOf(goal)) {
      const required = entryClaims.get(what) ?? -1
      if (number <= required && !genericUnit.test(what))
        place.warn(
          ['goals', index],
          `The entry check already asks for ${required} ${what}; raise the goal of ${number}.`,
        )
    }
}
