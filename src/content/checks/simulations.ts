import { type Unit, units } from '../../lib/vocabulary'
import { includesWeek, noRaiseReason, ruleOf } from '../../plan/model/rule-of'
import { jumpPercent } from '../../training/model/prescribe/move-up'
import {
  type Lifter,
  lifters,
  type SimulatedSet,
  simulatePlan,
} from '../../training/model/prescribe/simulate-plan'
import { lineNamed } from '../../training/model/slots'
import type { Check, ContentFile, Finding } from '../content-files'
import {
  type SimulationInput,
  simulationInput,
  trainingExercises,
} from '../derive/simulation-input'
import { memoizeByFile } from '../memoize-by-file'
import type { Plan } from '../schema/plan'
import { exerciseFilesById } from './exercises'
import { progressionFindings } from './progressions'
import { writtenLinesOf } from './written-lines'

/**
 * Simulates each plan with every lifter and checks the targets: no raise before the plan allows one, no jump
 * above its limit, no percentage without a base.
 */
export const checkSimulations: Check = ({ files: { plans, exercises } }) => {
  const entries = exerciseFilesById(exercises)
  const exercisesById = trainingExercises(exercises.flatMap(({ valid }) => valid ?? []))
  return plans.flatMap((place) => {
    const input = place.valid && simulationInput(place.valid, exercisesById)
    // progressionFindings already reports mistakes in the rules.
    if (!input || progressionFindings(place, entries).length > 0) return []
    const findings = memoized(place.file, [place.valid, ...exercisesById], () =>
      units.flatMap((unit) =>
        lifters.flatMap((lifter) => simulationFindings(place, input, lifter, unit)),
      ),
    )
    // Several lifters or units that hit the same mistake count once; the first is reported.
    const byKey = new Map(findings.toReversed().map(({ key, ...finding }) => [key, finding]))
    return [...byKey.values()].map((finding) => ({ ...finding, place }))
  })
}

const memoized = memoizeByFile<KeyedFinding[]>()

/** A light lifter's body weight, for exercises with added weight. */
const BODY = { kg: 50, lb: 110 } as const

type KeyedFinding = Pick<Finding, 'path' | 'message'> & { key: string }

function simulationFindings(
  place: ContentFile<Plan>,
  input: SimulationInput,
  lifter: Lifter,
  unit: Unit,
): KeyedFinding[] {
  const { program } = input
  const sets = simulatePlan({ ...input, lifter, unit })
  const allLines = program.sessions.flatMap(({ lines }) => lines)
  const previousSets = new Map<string, SimulatedSet>()
  return sets.flatMap((set): KeyedFinding[] => {
    const { load, slot, number } = set
    const { week } = slot
    const { line: name, asked, exercise } = set.entry
    const body = input.exercises.get(exercise)?.loaded === 'added' ? BODY[unit] : 0
    const line = lineNamed(program, name)
    if (number > 1 || !line) return []
    const keyedFinding = (what: string, sentence: string): KeyedFinding[] => [
      {
        key: `${name} ${what}`,
        path: writtenLinesOf(place)[allLines.indexOf(line)]?.path ?? ['sessions'],
        message: `Week ${week} asks the lifter "${lifter}" for ${sentence}`,
      },
    ]
    if (asked.amount === 'share' || set.lacksBase)
      return keyedFinding('share', `a percentage without an earlier result: ${asked.reason}`)
    if (asked.deload || asked.test || line.percent) return []
    const rule = ruleOf(program, line)
    const account = `${program.progression.accounts === 'lift' ? '' : name} ${exercise}`
    const previous = previousSets.get(account)
    previousSets.set(account, set)
    if (previous?.load === undefined || load === undefined || load <= previous.load) return []
    if (rule.on === 'the reserve') return []
    const closedReason = noRaiseReason(rule, week)
    const isCorrected = rule.correct && includesWeek(rule.correct.weeks, week)
    if (closedReason && !isCorrected)
      return keyedFinding(
        'early',
        `${load} ${unit} after ${previous.load} ${unit}, but the plan says: ${closedReason}.`,
      )
    const { limit = Number.POSITIVE_INFINITY, climb = 0 } = rule
    const isOverLimit =
      jumpPercent(previous.load + body, load + body) > limit && (previous.amount ?? 0) < climb
    return isOverLimit && !isCorrected
      ? keyedFinding(
          'far',
          `${load} ${unit} after ${previous.load} ${unit} × ${previous.amount}, above the limit of ${limit}%.`,
        )
      : []
  })
}
