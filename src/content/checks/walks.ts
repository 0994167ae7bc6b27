import { type Unit, units } from '../../lib/vocabulary'
import { closedIn, namesWeek, ruleOf } from '../../plan/model/rule-of'
import { jumpOf } from '../../training/model/move-up'
import { lineNamed } from '../../training/model/slots'
import { type Lifter, lifters, type WalkedSet, walkPlan } from '../../training/model/walk'
import type { Check, ContentFile, Finding } from '../library'
import type { Plan } from '../schema/plan'
import { trainingExercises, type Walkable, walkableOf } from '../walkable'
import { entriesOf } from './exercises'
import { progressionFindings } from './progressions'

/**
 * Walks each plan with every lifter, and looks at what it asks: a raise before the plan allows one, a jump
 * above its limit, a percentage that is never worked out.
 */
export const checkWalks: Check = ({ library: { plans, exercises } }) => {
  const entries = entriesOf(exercises)
  const known = trainingExercises(exercises.flatMap(({ complete }) => complete ?? []))
  return plans.flatMap((place) => {
    const walkable = place.complete && walkableOf(place.complete, known)
    // What is wrong with a rule is said there.
    if (!walkable || progressionFindings(place, entries).length > 0) return []
    const findings = units.flatMap((unit) =>
      lifters.flatMap((lifter) => walkFindings(place, walkable, lifter, unit)),
    )
    // Five lifters that fall into one hole are one mistake, and so are kilograms and pounds: the first is told.
    return [...new Map(findings.reverse().map(({ key, finding }) => [key, finding])).values()]
  })
}

/** A light lifter, who is lifted too where weight is only added. */
const BODY = { kg: 50, lb: 110 } as const

interface Keyed {
  key: string
  finding: Finding
}

function walkFindings(
  place: ContentFile<Plan>,
  walkable: Walkable,
  lifter: Lifter,
  unit: Unit,
): Keyed[] {
  const { program } = walkable
  const sets = walkPlan({ ...walkable, lifter, unit })
  const last = new Map<string, WalkedSet>()
  return sets.flatMap((set): Keyed[] => {
    const { load, slot, number } = set
    const { week } = slot
    const { line: name, asked, exercise } = set.entry
    const body = walkable.exercises.get(exercise)?.loaded === 'added' ? BODY[unit] : 0
    const line = lineNamed(program, name)
    if (number > 1 || !line) return []
    const told = (what: string, sentence: string): Keyed[] => [
      {
        key: `${name} ${what}`,
        finding: {
          place,
          path: pathOf(place, name),
          message: `Week ${week} asks the lifter "${lifter}" for ${sentence}`,
        },
      },
    ]
    if (asked.amount === 'share' || /the log does not have yet/.test(asked.reason))
      return told('share', `a percentage of what no session before it has shown: ${asked.reason}`)
    if (asked.deload || asked.test || line.percent) return []
    const rule = ruleOf(program, line)
    const account = `${program.progression.accounts === 'lift' ? '' : name} ${exercise}`
    const before = last.get(account)
    last.set(account, set)
    if (before?.load === undefined || load === undefined || load <= before.load) return []
    if (rule.on === 'the reserve') return []
    const closed = closedIn(rule, week)
    const isCorrected = rule.correct && namesWeek(rule.correct.weeks, week)
    if (closed && !isCorrected)
      return told(
        'early',
        `${load} ${unit} after ${before.load} ${unit}, but the plan says: ${closed}.`,
      )
    const { limit = Number.POSITIVE_INFINITY, climb = 0 } = rule
    const isFar = jumpOf(before.load + body, load + body) > limit && (before.amount ?? 0) < climb
    return isFar && !isCorrected
      ? told(
          'far',
          `${load} ${unit} after ${before.load} ${unit} × ${before.amount}, which is more than the limit of ${limit}%.`,
        )
      : []
  })
}

/** Returns the path of a line in its file, from its name in logs. */
function pathOf({ fields }: ContentFile<Plan>, name: string): (string | number)[] {
  const [session, exercise, place = '1'] = name.split(' / ')
  const at = fields.sessions?.findIndex((one) => one.name === session) ?? -1
  const lines = fields.sessions?.[at]?.exercises ?? []
  const indexes = lines.flatMap((line, index) => (line.exercise === exercise ? [index] : []))
  return ['sessions', at, 'exercises', indexes[Number(place) - 1] ?? 0]
}
