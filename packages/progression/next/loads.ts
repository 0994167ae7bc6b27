import type { ExerciseBasics } from '../language/program'
import type { Progression } from '../language/progression'
import { COARSE_STEP } from '../language/rule-of'
import {
  inUnit,
  type Load,
  type LoadKind,
  loadKindOf,
  loadStep,
  parseLoad,
  roundTo,
} from '../language/units'
import { piecesOf, type Unit } from '../language/vocabulary'
import type { OwnedWeights, TraineeGear } from './training-facts'

/** The weights available for an exercise: those the trainee owns, else multiples of the plan's step. */
export interface AvailableLoads {
  kind: LoadKind
  unit: Unit
  /** Empty bar weight in `unit`; 0 without a bar. */
  bar: number
  /** Distance between two weights, and the size of one raise. */
  step: number
  raise: number
  /** Lightest and heaviest weight; 0 if weight is optional. */
  least: number
  most: number
  /** All owned weights in ascending order, if the trainee listed them. */
  weights?: readonly number[] | undefined
}

/** Fixed, because trainees only set their barbell's weight. */
const ezBarWeight: Record<Unit, number> = { kg: 10, lb: 20 }

/** Lower-body patterns; all others count as upper body. */
const LOWER_BODY = ['squat', 'lunge', 'hinge']

/** A plan step below this fraction of the usual one implies smaller plates. */
const SMALL_PLATES_BELOW = 0.75

/** Finest step for belts and backpacks. */
const FINEST_STEP = { kg: 0.5, lb: 2.5 } as const

export function availableLoads(
  exercise: ExerciseBasics,
  { steps }: Pick<Progression, 'steps'>,
  { unit, bar: usualBar, owned = {} }: TraineeGear,
): AvailableLoads {
  const kind = kindIn(exercise, steps, owned)
  const planSteps = steps?.[kind]
  const { upper, lower, most } =
    typeof planSteps === 'string' ? { upper: planSteps, lower: planSteps } : (planSteps ?? {})
  const text = LOWER_BODY.includes(exercise.pattern) ? (lower ?? upper) : (upper ?? lower)
  const planStep = parseInUnit(text, unit)
  const step = stepOf(kind, unit, planStep)
  const heaviest = parseInUnit(most, unit)
  const isBar = kind === 'barbell'
  const bar = isBar ? (exercise.equipment.includes('EZ bar') ? ezBarWeight[unit] : usualBar) : 0
  const weights = isBar
    ? owned.plates && barLoads(bar, owned.plates)
    : kind === 'dumbbell' || kind === 'kettlebell'
      ? owned[kind]
      : undefined
  return {
    kind,
    unit,
    bar,
    step,
    raise: Math.max(step, roundTo(planStep ?? 0, step)),
    least: exercise.loaded === 'added' ? 0 : bar || step,
    most: heaviest ? roundTo(heaviest, step) : Number.POSITIVE_INFINITY,
    ...(weights?.length && { weights }),
  }
}

function barLoads(bar: number, plates: readonly number[]): number[] {
  let sums = new Set([0])
  for (const plate of plates)
    sums = new Set([...sums, ...[...sums].map((sum) => dropNoise(sum + 2 * plate))])
  return [...sums].map((sum) => bar + sum).sort((a, b) => a - b)
}

function parseInUnit(text: string | undefined, unit: Unit): number | undefined {
  const load = parseLoad(text)
  return load && inUnit(load, unit).value
}

/** Of 'dumbbell or kettlebell', the kind the trainee owns, else one with a plan step, else the first. */
function kindIn(
  { equipment, pair }: ExerciseBasics,
  steps: Progression['steps'],
  owned: OwnedWeights,
) {
  const all = equipment
    .flatMap(piecesOf)
    .map((piece) => loadKindOf([piece]))
    .filter((kind) => kind !== 'other')
  const ownedKinds = all.filter((kind) => kind in owned)
  const kinds = ownedKinds.length > 0 ? ownedKinds : all
  const chosen = kinds.find((kind) => steps?.[kind]) ?? ownedKinds[0]
  if (chosen) return chosen
  // A plan with only 'other' steps uses a backpack for everything.
  if (steps?.other && Object.keys(steps).length === 1) return 'other'
  const first = loadKindOf(equipment)
  if (first !== 'other' || !pair) return first
  return steps?.kettlebell && !steps.dumbbell ? 'kettlebell' : 'dumbbell'
}

function stepOf(kind: LoadKind, unit: Unit, planStep: number | undefined): number {
  const usual = loadStep(kind, unit)
  if (kind === 'other') {
    const fine = unit === 'lb' && planStep && planStep < 2 ? 1 : FINEST_STEP[unit]
    return planStep ? Math.max(fine, roundTo(planStep, fine)) : fine
  }
  if (planStep === undefined || planStep >= usual * SMALL_PLATES_BELOW) return usual
  return unit === 'kg' ? planStep : 2.5
}

/** The heaviest available weight up to `value`, or the lightest of all. */
export function loadAtMost(value: number, available: AvailableLoads): number {
  const { bar, step, least, most, weights } = available
  const limit = Math.min(value, most)
  if (weights) return weights.findLast((weight) => weight <= limit + 1e-9) ?? weights[0] ?? least
  const steps = Math.floor((limit - bar) / step + 1e-9)
  return Math.max(least, dropNoise(bar + steps * step))
}

/** The next available weight, or `value` if it is the heaviest. */
function loadAbove(value: number, available: AvailableLoads): number {
  const { step, least, most, weights } = available
  const next = weights
    ? (weights.find((weight) => weight > value + 1e-9) ?? value)
    : value < least
      ? least
      : dropNoise(loadAtMost(value, available) + step)
  return next > most ? value : next
}

/** The nearest available weight. A tie goes to the lighter, the safer mistake. */
export function nearestLoad(value: number, available: AvailableLoads): number {
  const below = loadAtMost(value, available)
  const above = loadAbove(below, available)
  return above - value < value - below - 1e-9 ? above : below
}

/** Adds `times` raises, or subtracts if negative. Always moves to another weight if one exists. */
export function raisedLoad(value: number, available: AvailableLoads, times = 1): number {
  const next = nearestLoad(value + available.raise * times, available)
  if (times > 0)
    return next > value
      ? Math.min(next, Math.max(value, available.most))
      : loadAbove(value, available)
  return next < value ? next : loadAtMost(value - 1e-6, available)
}

/**
 * The weight after a cut: the nearest to it, at least a step. Undefined if a step is more than `most` percent (or
 * the cut), or takes more than twice the cut. A step has no percentage where the weight is added to the body's.
 */
export function cutLoad(
  load: number,
  cut: { percent: number } | 'a step',
  available: AvailableLoads,
  isAdded = false,
  most = COARSE_STEP,
): number | undefined {
  const percent = cut === 'a step' ? 0 : cut.percent
  const below =
    cut === 'a step' ? raisedLoad(load, available, -1) : loadAtMost(load - 1e-6, available)
  // A tie goes to the smaller cut.
  const nearest = nearestLoad(load * (1 - percent / 100) + 1e-6, available)
  const less = percent > 0 && nearest < load ? nearest : below
  if (less >= load) return undefined
  if (isAdded) return less
  const share = (to: number) => Math.round((1 - to / load) * 1000) / 10
  const isTooCoarse = share(below) > Math.max(most, percent)
  const isTooMuch = percent > 0 && share(less) > 2 * percent
  return isTooCoarse || isTooMuch ? undefined : less
}

/**
 * Distances to the neighboring weights. Without a neighbor, the usual step; without a value, more is the distance to
 * the weight to begin with.
 */
export function stepsAround(
  given: number | undefined,
  available: AvailableLoads,
  first = 0,
): [less: number, more: number] {
  const value = given ?? 0
  const less = value - loadAtMost(value - 1e-6, available)
  const isFirst = given === undefined && first > 0
  const more = isFirst ? nearestLoad(first, available) : loadAbove(value, available) - value
  return [less > 0 ? dropNoise(less) : available.step, more > 0 ? dropNoise(more) : available.step]
}

const dropNoise = (value: number) => Number(value.toFixed(3))

/** Converts a load to the trainee's unit and snaps it to an available weight if the unit changed. */
export const loadInUnit = (load: Load, available: AvailableLoads): number =>
  load.unit === available.unit
    ? load.value
    : nearestLoad(inUnit(load, available.unit).value, available)
