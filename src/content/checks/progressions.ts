import { parseDuration } from '../../lib/duration'
import { measures } from '../../lib/vocabulary'
import type { Rule } from '../../plan/model/progression-grammar'
import { BY_WEEKS, namesWeek } from '../../plan/model/rule-of'
import type { FieldPath } from '../field-path'
import { type Check, type ContentFile, type Finding, findingAt } from '../library'
import { tooLate, weeksOf } from '../program'
import type { Plan } from '../schema/plan'
import type { WrittenLine } from '../schema/program-line'
import { count, either, noExercise } from '../wording'
import { missingPiece } from './equipment'
import { type Entries, entriesOf } from './exercises'

type Progression = NonNullable<Plan['progression']>

interface Input {
  place: ContentFile<Plan>
  progression: Progression
  weeks: number
  lines: readonly LineAt[]
  exercises: Entries
}

interface LineAt {
  line: WrittenLine
  /** The weeks of its session. */
  active: readonly number[]
  path: FieldPath
}

/** Checks that plans' rules can be carried out: their weeks come, what they name exists, rungs are within reach. */
export const checkProgressions: Check = ({ library: { plans, exercises } }) => {
  const entries = entriesOf(exercises)
  return plans.flatMap((place) => progressionFindings(place, entries))
}

/** Returns what is wrong with the rules of one plan. */
export function progressionFindings(place: ContentFile<Plan>, exercises: Entries): Finding[] {
  const { sessions, progression, duration } = place.fields
  const weeks = parseDuration(duration ?? '')?.weeks
  if (!sessions || !progression || !weeks) return []
  const lines = sessions.flatMap((session, at) =>
    session.exercises.map((line, index) => ({
      line,
      active: weeksOf(session.weeks, weeks),
      path: ['sessions', at, 'exercises', index],
    })),
  )
  const input = { place, progression, weeks, lines, exercises }
  const { others = {} } = progression
  return [
    ...ruleFindings(input, progression, ['progression']),
    ...Object.entries(others).flatMap(([name, rule]) =>
      ruleFindings(input, rule, ['progression', 'others', name]),
    ),
    ...lines.flatMap((at) => [
      ...nameFindings(input, at),
      ...shareFindings(input, at),
      ...ladderFindings(input, at),
    ]),
  ]
}

function ruleFindings({ place, weeks }: Input, rule: Rule, path: FieldPath): Finding[] {
  const findings: Finding[] = []
  const note = (field: string, message: string) =>
    findings.push({ place, path: [...path, field], message })
  const has = `the plan has ${count(weeks, 'week')}`
  if (rule.from && rule.from > weeks)
    note('from', `Found week ${rule.from}, which never comes: ${has}.`)
  const named = [
    ['weeks', rule.weeks],
    ['correct', rule.correct?.weeks],
  ] as const
  for (const [field, text] of named)
    for (const week of tooLate(text, weeks))
      note(field, `Found week ${week}, which never comes: ${has}.`)
  if ((rule.limit === undefined) !== (rule.climb === undefined))
    note(
      rule.limit === undefined ? 'climb' : 'limit',
      'Found one of limit and climb; a jump above a limit needs both: how large it may be, and how many repetitions come first.',
    )
  if (!rule.on && rule.raise)
    note('raise', `Found "${rule.raise}" without on; say what a session has to show first.`)
  return findings
}

function nameFindings({ place, progression }: Input, { line, path }: LineAt): Finding[] {
  const names = [BY_WEEKS, ...Object.keys(progression.others ?? {})]
  const { progression: name } = line
  if (name === undefined || names.includes(name)) return []
  return findingAt(
    place,
    [...path, 'progression'],
    `Found "${name}"; allowed are ${either(names.map((one) => `"${one}"`))}, the names in progression.others.`,
  )
}

function shareFindings({ place, lines, weeks }: Input, { line, active, path }: LineAt): Finding[] {
  const { percent, of = 'max', lift = line.exercise } = line
  const asksReps = measures.some((measure) => [line[measure]].flat().includes('share'))
  const finding = (field: string, message: string) => [{ place, path: [...path, field], message }]
  if (asksReps && (percent === undefined || of !== 'test'))
    return finding(
      'reps',
      'Found "share" without percent and "of": "test"; say what it is a share of.',
    )
  if (percent === undefined) return []
  const [, named] = /^week (\d+)$/.exec(of) ?? []
  if (named && Number(named) > weeks)
    return finding(
      'of',
      `Found week ${named}, which never comes: the plan has ${count(weeks, 'week')}.`,
    )
  if (of === 'test') {
    const own = Math.min(...asksIn(line, active, weeks))
    const known = lines.some(
      (other) =>
        other.line.test &&
        other.line.exercise === lift &&
        asksIn(other.line, other.active, weeks).some((week) => week <= own),
    )
    if (!known)
      return finding(
        'of',
        `No test of "${lift}" comes before this line asks for ${[percent].flat()[0]}% of it; add a line with "test": true, or name its exercise in lift.`,
      )
  }
  if (
    named &&
    !lines.some(
      (other) =>
        other.line.exercise === lift &&
        asksIn(other.line, other.active, weeks).includes(Number(named)),
    )
  )
    return finding(
      'of',
      `Week ${named} has no "${lift}" to take ${[percent].flat()[0]}% of; name another week, or its exercise in lift.`,
    )
  return []
}

/** Returns the weeks in which a line asks for sets. */
function asksIn({ weeks, sets }: WrittenLine, active: readonly number[], all: number): number[] {
  return active.filter(
    (week) =>
      week <= all && namesWeek(weeks, week) && (Array.isArray(sets) ? sets[week - 1] : sets) !== 0,
  )
}

function ladderFindings(
  { place, progression, exercises }: Input,
  { line, path }: LineAt,
): Finding[] {
  const { ladder, progression: name } = line
  const rule = name === BY_WEEKS ? {} : (name && progression.others?.[name]) || progression
  const at = (index: number, field: string) => [...path, 'ladder', index, field]
  if (!ladder) return []
  if (rule.raise !== 'the next rung')
    return findingAt(
      place,
      [...path, 'ladder'],
      'The rule of this line does not raise "the next rung", so nobody climbs this ladder; name a rule that does in progression.',
    )
  const equipment = place.fields.equipment ?? ''
  return ladder.flatMap((rung, index): Finding[] => {
    if (rung.exercise === undefined)
      return rung.as
        ? []
        : findingAt(
            place,
            at(index, 'as'),
            'A rung needs an exercise, or words (as) that tell it from the others.',
          )
    const entry = exercises.get(rung.exercise)
    if (!entry)
      return findingAt(
        place,
        at(index, 'exercise'),
        noExercise(rung.exercise, [...exercises.keys()]),
      )
    const piece = missingPiece(entry.fields.equipment ?? [], equipment)
    if (piece)
      return findingAt(
        place,
        at(index, 'exercise'),
        `"${rung.exercise}" needs ${piece}, which the plan's equipment does not name: "${equipment}".`,
      )
    const own = measures.find((measure) => line[measure] !== undefined)
    const its = rung.reps ? 'reps' : rung.seconds ? 'seconds' : own
    return entry.fields.measure === undefined || entry.fields.measure === its
      ? []
      : findingAt(
          place,
          at(index, 'exercise'),
          `"${rung.exercise}" counts ${entry.fields.measure}, the line ${its}; give the rung its own ${entry.fields.measure}.`,
        )
  })
}
