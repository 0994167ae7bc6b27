import { parseDuration } from '../../lib/duration'
import { numbersUpTo } from '../../lib/numbers-up-to'
import { muscleSets, setsInWeek } from '../../plan/model/hard-sets'
import { sessionMinutes } from '../../plan/model/minutes'
import { type ExerciseLibrary, libraryOf, type Program } from '../../plan/model/program'
import { sessionsInWeek } from '../../plan/model/week'
import { type Check, type ContentFile, type Finding, findingAt } from '../content-files'
import { exerciseBasics } from '../derive/exercise-basics'
import { programOf } from '../derive/program-of'
import { countOf } from '../messages/wording'
import type { Plan } from '../schema/plan'
import { writtenLinesOf } from './written-lines'

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
  weeks: number
}

/** Warns of what a coach would question in a plan's sessions. Never stops a build. */
export const checkProgramWarnings: Check = ({ files: { plans, exercises } }) => {
  const facts = exercises.flatMap(({ valid }) => (valid ? exerciseBasics(valid) : []))
  const library = libraryOf(facts)
  return plans.flatMap((place) => {
    const program = place.valid && programOf(place.valid)
    const weeks = parseDuration(place.valid?.duration ?? '')?.weeks
    if (!program || !weeks) return []
    const input = { place, program, library, weeks }
    return [
      ...minuteWarnings(input),
      ...deloadWarnings(input),
      ...jumpWarnings(input),
      ...muscleWarnings(input),
      ...entryWarnings(input),
      ...testWarnings(input),
    ].map((finding) => ({ ...finding, warning: true as const }))
  })
}

function minuteWarnings({ place, program, library, weeks }: Input): Finding[] {
  return program.sessions.flatMap(({ name, minutes }, index): Finding[] => {
    if (typeof minutes !== 'number') return []
    const matching = numbersUpTo(weeks)
      .flatMap((week) => sessionsInWeek(program, week))
      .filter((session) => session.name === name)
      .map((session) => sessionMinutes(session, library))
    const mean = Math.round(matching.reduce((sum, each) => sum + each, 0) / matching.length)
    if (matching.length === 0 || Math.abs(minutes - mean) <= mean * MINUTES_TOLERANCE) return []
    return findingAt(
      place,
      ['sessions', index, 'minutes'],
      `Found ${minutes} minutes for "${name}"; its sets, rests and warm-up add up to about ${mean}.`,
    )
  })
}

function deloadWarnings({ place, program, weeks }: Input): Finding[] {
  if (weeks < NEEDS_DELOAD || program.deloads.length > 0) return []
  return findingAt(
    place,
    ['deloads'],
    `No deload in ${countOf(weeks, 'week')}; plans of ${NEEDS_DELOAD} weeks or more need one.`,
  )
}

function jumpWarnings({ place, program, weeks }: Input): Finding[] {
  const sets = numbersUpTo(weeks).map((week) => setsInWeek(program, week))
  return sets.flatMap((currentSets, index): Finding[] => {
    const previousSets = sets[index - 1]
    if (
      !previousSets ||
      program.deloads.includes(index) ||
      currentSets <= previousSets * (1 + LARGEST_JUMP)
    )
      return []
    return findingAt(
      place,
      ['sessions'],
      `Week ${index + 1} has ${currentSets} sets after ${previousSets}, an increase of more than a third.`,
    )
  })
}

/** Warns of too many hard sets for one muscle. Only muscle plans promise a volume. */
function muscleWarnings({ place, program, library, weeks }: Input): Finding[] {
  const { aim, level } = place.fields
  if (aim !== 'muscle' || !level) return []
  const [, most] = usualSets[level]
  const regularWeeks = numbersUpTo(weeks).filter((week) => !program.deloads.includes(week))
  const peaks = new Map<string, { week: number; sets: number }>()
  for (const week of regularWeeks)
    for (const { muscle, sets } of muscleSets(program, week, library))
      if (sets > (peaks.get(muscle)?.sets ?? 0)) peaks.set(muscle, { week, sets })
  return [...peaks].flatMap(([muscle, { week, sets }]): Finding[] =>
    sets <= most
      ? []
      : findingAt(
          place,
          ['sessions'],
          `Week ${week} has ${sets} hard sets for ${muscle}; plans of this aim and level usually have ${usualSets[level].join(' to ')}.`,
        ),
  )
}

/** Warns of a repeated test at another position or after another rest, because its results don't compare. */
function testWarnings({ place, program, weeks }: Input): Finding[] {
  const firstTests = new Map<string, { week: number; before: string }>()
  return numbersUpTo(weeks).flatMap((week) =>
    sessionsInWeek(program, week).flatMap(({ name, lines }) =>
      lines.flatMap(({ test, exercise, tempo, index }, position): Finding[] => {
        const key = `${exercise} ${tempo ?? ''}`
        const first = firstTests.get(key)
        // A second test in the same week, as on another rung, isn't a repeat.
        if (!test || first?.week === week) return []
        const rest = lines[position - 1]?.rest
        const before = rest
          ? `after ${countOf(position, 'exercise')} and a rest of ${rest}`
          : 'at the start'
        firstTests.set(key, { week, before: first?.before ?? before })
        if (!first || first.before === before) return []
        const ofSession = writtenLinesOf(place).filter(({ session }) => session.name === name)
        return findingAt(
          place,
          ofSession[index]?.path ?? ['sessions'],
          `Week ${week} tests "${exercise}" ${before}, but the first test was ${first.before}; give both the same position and rest, so that their results compare.`,
        )
      }),
    ),
  )
}

const countedThing = /(?<![\d,.])(\d+)\s+((?:[a-z]+[- ])?[a-z]+-?[a-z]*s)\b/gi

/** Extracts counted things: ['push-ups', 8] for '8 push-ups'. */
const claimsOf = (text: string) =>
  [...text.matchAll(countedThing)].map(
    ([, number, what = '']) => [what.toLowerCase(), Number(number)] as const,
  )

const genericUnit = /\b(week|set|session|minute|second|day|meter|hour|rep|repetition)s\b/

/** Warns of a goal that the entry check already demands. */
function entryWarnings({ place }: Input): Finding[] {
  const { goals = [], entry = [] } = place.fields
  const entryClaims = new Map(entry.flatMap(claimsOf))
  return goals.flatMap((goal, index): Finding[] =>
    claimsOf(goal)
      .filter(
        ([what, number]) => !genericUnit.test(what) && number <= (entryClaims.get(what) ?? -1),
      )
      .map(([what, number]) => ({
        place,
        path: ['goals', index],
        message: `The entry check already asks for ${entryClaims.get(what)} ${what}; raise the goal of ${number}.`,
      })),
  )
}
