import { type ContentFile, countOf, joinWithOr } from '../../../packages/content-validation'
import {
  daysInWeek,
  measures,
  parseDuration,
  parseProgression,
  programOf,
  ruleOf,
  weekdays,
} from '../../../packages/progression'
import type { Check } from '../content-files'
import { countWords } from '../markdown/word-count'
import type { Plan } from '../schema/plan'
import { type LineAt, workWeeks, writtenLinesOf } from './written-lines'

/** Sizes of a plan's texts beyond which something is missing or nobody reads on; the guide asks for less. */
const usual = { overview: [50, 200], goals: [3, 7] } as const

const isOutside = (value: number, [least, most]: readonly [number, number]) =>
  value < least || value > most

/** Warns of what an editor of a plan can hardly have meant. Never stops a build. */
export const checkUnusualValues: Check = ({ files: { plans } }) => {
  for (const place of plans) {
    const { draft, duration = '' } = place.fields
    const weeks = parseDuration(duration)?.weeks
    if (draft || !weeks) continue
    warnOfTexts(place)
    warnOfSharedDays(place, weeks)
    for (const line of writtenLinesOf(place)) {
      warnOfNoRaise(place, line, weeks)
      warnOfEasyTest(place, line, weeks)
    }
  }
}

function warnOfTexts(place: ContentFile<Plan>) {
  const { overview, goals } = place.fields
  const words = countWords([overview ?? ''])
  if (overview && isOutside(words, usual.overview))
    place.warn(
      ['overview'],
      `Found ${countOf(words, 'word')}; 80 to 150 say whom the plan is for and what changes, and are still read.`,
    )
  if (goals && isOutside(goals.length, usual.goals))
    place.warn(
      ['goals'],
      `Found ${countOf(goals.length, 'goal')}; write four to six that a trainee can check at the end.`,
    )
}

/** Warns of two sessions on one day of a week that has days to spare. */
function warnOfSharedDays(place: ContentFile<Plan>, weeks: number) {
  const { sessions, duration = '', progression } = place.fields
  if (!sessions || !progression) return
  const program = programOf({ duration, sessions, progression })
  if (!program) return
  for (let week = 1; week <= weeks; week++) {
    const taken = new Map<string, string>()
    for (const session of program.sessions) {
      for (const day of daysInWeek(session, week)) {
        const other = taken.get(day)
        const free = weekdays.filter(
          (each) => !program.sessions.some((one) => daysInWeek(one, week).includes(each)),
        )
        if (other && free.length > 0) {
          const index = program.sessions.indexOf(session)
          return place.warn(
            ['sessions', index, 'days'],
            `Week ${week} has "${other}" and "${session.name}" both on ${day}; move one to ${joinWithOr(free)}, unless both on one day is meant.`,
          )
        }
        taken.set(day, session.name)
      }
    }
  }
}

const atTheTop = /at the top$/

/** Warns of a line whose rule can never raise anything, and says why. */
function warnOfNoRaise(place: ContentFile<Plan>, lineAt: LineAt, weeks: number) {
  const { progression } = place.fields
  const { line, path } = lineAt
  if (!progression || line.test || line.progression === 'weeks') return
  const rule = ruleOf({ progression: parseProgression(progression) }, line)
  if (!rule.on || rule.raise.kind === 'nothing') return
  if (rule.raise.kind === 'rung' && !line.ladder)
    return place.warn(
      [...path, 'progression'],
      'The rule of this line raises "the next rung", but the line has no ladder, so it never changes; write its ladder, or name another rule.',
    )
  const { measure, amounts } = workAmounts(lineAt, weeks)
  // Its weight may rise with another line of the exercise.
  const others = writtenLinesOf(place).filter((other) => other.line.exercise === line.exercise)
  if (measure && atTheTop.test(rule.on) && others.every((other) => isFixed(other, weeks)))
    place.warn(
      [...path, measure],
      `Found ${joinWithOr([...new Set(amounts)])} with the rule "${rule.on}", but a fixed number is no range and has no top, so this line never rises; write a range such as "${rangeBelow(amounts)}", or "on": "all reps done".`,
    )
}

/** What a line asks for in the weeks in which it has sets. */
function workAmounts(lineAt: LineAt, weeks: number) {
  const { line } = lineAt
  const measure = measures.find((each) => line[each] !== undefined)
  const all = measure ? [line[measure]].flat().map(String) : []
  const trained = workWeeks(lineAt, weeks)
  return { measure, amounts: all.length > 1 ? trained.map((week) => all[week - 1] ?? '') : all }
}

/** Whether a line asks for one number alone, and never for a range. */
const isFixed = (lineAt: LineAt, weeks: number) => {
  const { amounts } = workAmounts(lineAt, weeks)
  return amounts.length > 0 && amounts.every((amount) => /^\d+(\.\d+)?$/.test(amount))
}

/** A range that ends at the largest of some numbers. */
const rangeBelow = (amounts: readonly unknown[]) => {
  const top = Math.max(...amounts.map(Number))
  return `${Math.max(1, top - 2)}-${top}`
}

/** A test a little below the last working weight is a choice. */
const EASIER = 5

/** Warns of a test with a weight far below that of a working set before it, for a fixed number of repetitions. */
function warnOfEasyTest(place: ContentFile<Plan>, lineAt: LineAt, weeks: number) {
  const { line, path } = lineAt
  const { exercise, percent, of = 'max' } = line
  const isCounted = /^\d/.test(String([line.reps].flat()[0] ?? ''))
  if (!line.test || percent === undefined || !isCounted) return
  const share = Math.max(...[percent].flat())
  const firstTest = Math.min(...workWeeks(lineAt, weeks))
  const before = writtenLinesOf(place).flatMap((other) => {
    const { percent: asked, of: base = 'max', exercise: lift, test } = other.line
    if (test || lift !== exercise || base !== of || asked === undefined) return []
    return workWeeks(other, weeks)
      .filter((week) => week < firstTest)
      .map((week) => (Array.isArray(asked) ? (asked[week - 1] ?? 0) : asked))
  })
  const heaviest = Math.max(0, ...before)
  if (share < heaviest - EASIER)
    place.warn(
      [...path, 'percent'],
      `The test asks for ${share}%, but working sets of this exercise reach ${heaviest}%; test at least that, or ask for "max" repetitions.`,
    )
}
