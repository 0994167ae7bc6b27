import type { FieldPath } from '../../../packages/checked-content'
import { type Unit, units } from '../../lib/vocabulary'
import { includesWeek, noRaiseReason, ruleOf } from '../../plan/model/rule-of'
import { jumpPercent } from '../../training/model/prescribe/move-up'
import {
  type Lifter,
  lifters,
  type SimulatedSet,
  simulatePlan,
} from '../../training/model/prescribe/simulate-plan'
import { lineOfKey } from '../../training/model/slots'
import type { Check, ContentFile } from '../content-files'
import {
  type SimulationInput,
  simulationInput,
  trainingExercises,
} from '../derive/simulation-input'
import { memoizeByFile } from '../memoize-by-file'
import type { Plan } from '../schema/plan'
import { checkProgression } from './progressions'
import { writtenLinesOf } from './written-lines'

/**
 * Simulates each plan with every lifter and checks the targets: no raise before the plan allows one, no jump
 * above its limit, no percentage without a base.
 */
export const checkSimulations: Check = ({ files: { plans, exercises }, exerciseFiles }) => {
  const exercisesById = trainingExercises(exercises.flatMap(({ valid }) => valid ?? []))
  for (const place of plans) {
    const input = place.valid && simulationInput(place.valid, exercisesById)
    let hasRules = true
    // checkProgressions already reports mistakes in the rules.
    const report = () => {
      hasRules = false
    }
    checkProgression({ ...place, report }, exerciseFiles)
    if (!input || !hasRules) continue
    const mistakes = memoized(place.file, [place.valid, ...exercisesById], () =>
      units.flatMap((unit) => lifters.flatMap((lifter) => mistakesOf(place, input, lifter, unit))),
    )
    const seen = new Set<string>()
    for (const { key, path, message } of mistakes) {
      // Several lifters or units that hit the same mistake count once.
      if (!seen.has(key)) place.report(path, message)
      seen.add(key)
    }
  }
}

const memoized = memoizeByFile<SimulationMistake[]>()

/** A light lifter's body weight, for exercises with added weight. */
const BODY = { kg: 50, lb: 110 } as const

interface SimulationMistake {
  /** The same for the same mistake of other lifters. */
  key: string
  path: FieldPath
  message: string
}

function mistakesOf(
  place: ContentFile<Plan>,
  input: SimulationInput,
  lifter: Lifter,
  unit: Unit,
): SimulationMistake[] {
  const { program } = input
  const allLines = program.sessions.flatMap(({ lines }) => lines)
  const previousSets = new Map<string, SimulatedSet>()
  return simulatePlan({ ...input, lifter, unit }).flatMap((set): SimulationMistake[] => {
    const { load, number } = set
    const { week } = set.slot
    const { line: name, asked, exercise } = set.entry
    const line = lineOfKey(program, name)
    if (number > 1 || !line) return []
    const mistake = (what: string, sentence: string): SimulationMistake[] => [
      {
        key: `${name} ${what}`,
        path: writtenLinesOf(place)[allLines.indexOf(line)]?.path ?? ['sessions'],
        message: `Week ${week} asks the lifter "${lifter}" for ${sentence}`,
      },
    ]
    if (asked.amount === 'share' || set.lacksBase)
      return mistake('share', `a percentage without an earlier result: ${asked.reason}`)
    if (asked.deload || asked.test || line.percent) return []
    const rule = ruleOf(program, line)
    const account = `${program.progression.accounts === 'lift' ? '' : name} ${exercise}`
    const previous = previousSets.get(account)
    previousSets.set(account, set)
    if (previous?.load === undefined || load === undefined || load <= previous.load) return []
    const isCorrected = rule.correct && includesWeek(rule.correct.weeks, week)
    if (rule.on === 'the reserve' || isCorrected) return []
    const noRaise = noRaiseReason(rule, week)
    const before = `${load} ${unit} after ${previous.load} ${unit}`
    if (noRaise) return mistake('early', `${before}, but the plan says: ${noRaise}.`)
    const { limit = Number.POSITIVE_INFINITY, climb = 0 } = rule
    const body = input.exercises.get(exercise)?.loaded === 'added' ? BODY[unit] : 0
    const isOverLimit = jumpPercent(previous.load + body, load + body) > limit
    return isOverLimit && (previous.amount ?? 0) < climb
      ? mistake('far', `${before} × ${previous.amount}, above the limit of ${limit}%.`)
      : []
  })
}
