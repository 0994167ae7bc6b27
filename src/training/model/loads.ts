import { piecesOf } from '../../lib/equipment'
import {
  inUnit,
  type Load,
  type LoadKind,
  loadKindOf,
  loadStep,
  parseLoad,
  roundTo,
} from '../../lib/units'
import type { Unit } from '../../lib/vocabulary'
import type { ExerciseFacts } from '../../plan/model/program'
import type { Progression } from '../../plan/model/progression-grammar'

/** Which weights exist for an exercise: what the trainee owns, else every step of the plan's equipment. */
export interface Loading {
  kind: LoadKind
  unit: Unit
  /** What an empty bar weighs, in the unit; 0 for anything but a bar. */
  bar: number
  /** The distance between two weights, and how much is added at a time. */
  step: number
  raise: number
  /** The lightest and the heaviest there is; 0 where one may do without. */
  least: number
  most: number
  /** All that there are, the lightest first, where the trainee said so. */
  weights?: readonly number[] | undefined
}

/** What bars weigh, the usual one first. */
export const barWeights: Record<Unit, readonly number[]> = {
  kg: [20, 15, 10, 7],
  lb: [45, 35, 25, 15],
}

/** What an EZ bar usually weighs: trainees choose their barbell's weight only. */
const ezBarWeight: Record<Unit, number> = { kg: 10, lb: 20 }

/** The weights that a trainee owns, the lightest first; what is missing is as the plan has it. */
export interface Owned {
  dumbbell?: readonly number[]
  kettlebell?: readonly number[]
  /** One of each pair of plates, as often as there are pairs. */
  plates?: readonly number[]
}

/** What decides it on the trainee's side, in one unit. */
export interface Gear {
  unit: Unit
  /** What an empty bar weighs. */
  bar: number
  owned?: Owned | undefined
  /** What is missing, as plans name it: 'bench', 'dumbbell or kettlebell'. */
  lacks?: readonly string[] | undefined
}

/** Movements of the lower body; all others count as the upper one's. */
const LOWER = ['squat', 'lunge', 'hinge']

/** A step below this share of the usual one means that the plan counts on smaller weights. */
const MUCH_SMALLER = 0.75

/** What hangs from a belt or lies in a backpack can be weighed out finely; a book weighs a pound. */
const FINE = { kg: 0.5, lb: 2.5 } as const

/** Returns which weights exist for an exercise. */
export function loadingOf(
  exercise: ExerciseFacts,
  { steps }: Pick<Progression, 'steps'>,
  { unit, bar: usualBar, owned = {} }: Gear,
): Loading {
  const kind = kindIn(exercise, steps, owned)
  const written = steps?.[kind]
  const { upper, lower, most } =
    typeof written === 'string' ? { upper: written, lower: written } : (written ?? {})
  const text = LOWER.includes(exercise.pattern) ? (lower ?? upper) : (upper ?? lower)
  const wanted = valueIn(text, unit)
  const step = stepOf(kind, unit, wanted)
  const heaviest = valueIn(most, unit)
  const isBar = kind === 'barbell'
  const bar = isBar ? (exercise.equipment.includes('EZ bar') ? ezBarWeight[unit] : usualBar) : 0
  const weights = isBar
    ? owned.plates && loadsOfBar(bar, owned.plates)
    : kind === 'dumbbell' || kind === 'kettlebell'
      ? owned[kind]
      : undefined
  return {
    kind,
    unit,
    bar,
    step,
    raise: Math.max(step, roundTo(wanted ?? 0, step)),
    least: exercise.loaded === 'added' ? 0 : bar || step,
    most: heaviest ? roundTo(heaviest, step) : Number.POSITIVE_INFINITY,
    ...(weights?.length && { weights }),
  }
}

/** Returns what a bar can weigh with some of the plates, the lightest first. */
function loadsOfBar(bar: number, plates: readonly number[]): number[] {
  let sums = new Set([0])
  for (const plate of plates)
    sums = new Set([...sums, ...[...sums].map((sum) => rounded(sum + 2 * plate))])
  return [...sums].map((sum) => bar + sum).sort((one, other) => one - other)
}

function valueIn(text: string | undefined, unit: Unit): number | undefined {
  const load = parseLoad(text)
  return load && inUnit(load, unit).value
}

/** Of 'dumbbell or kettlebell' counts what the trainee owns, then what the plan has steps for, else the first. */
function kindIn({ equipment, pair }: ExerciseFacts, steps: Progression['steps'], owned: Owned) {
  const all = equipment
    .flatMap(piecesOf)
    .map((piece) => loadKindOf([piece]))
    .filter((kind) => kind !== 'other')
  const there = all.filter((kind) => kind in owned)
  const kinds = there.length > 0 ? there : all
  const named = kinds.find((kind) => steps?.[kind]) ?? there[0]
  if (named) return named
  // A plan with nothing but a backpack loads everything with it.
  if (steps?.other && Object.keys(steps).length === 1) return 'other'
  const first = loadKindOf(equipment)
  if (first !== 'other' || !pair) return first
  return steps?.kettlebell && !steps.dumbbell ? 'kettlebell' : 'dumbbell'
}

function stepOf(kind: LoadKind, unit: Unit, wanted: number | undefined): number {
  const usual = loadStep(kind, unit)
  if (kind === 'other') {
    const fine = unit === 'lb' && wanted && wanted < 2 ? 1 : FINE[unit]
    return wanted ? Math.max(fine, roundTo(wanted, fine)) : fine
  }
  if (wanted === undefined || wanted >= usual * MUCH_SMALLER) return usual
  return unit === 'kg' ? wanted : 2.5
}

/** Returns the heaviest weight there is that is no heavier than a value; the lightest where all are. */
export function loadBelow(value: number, { bar, step, least, weights }: Loading): number {
  if (weights) return weights.findLast((weight) => weight <= value + 1e-9) ?? weights[0] ?? least
  const steps = Math.floor((value - bar) / step + 1e-9)
  return Math.max(least, rounded(bar + steps * step))
}

/** Returns the next weight there is above a value; the value where there is none. */
function loadAbove(value: number, loading: Loading): number {
  const { step, least, most, weights } = loading
  const next = weights
    ? (weights.find((weight) => weight > value + 1e-9) ?? value)
    : value < least
      ? least
      : rounded(loadBelow(value, loading) + step)
  return next > most ? value : next
}

/** Returns the nearest weight there is; of two as near the lighter one, since too light is the safer mistake. */
export function nearestLoad(value: number, loading: Loading): number {
  const below = loadBelow(value, loading)
  const above = loadAbove(below, loading)
  return above - value < value - below - 1e-9 ? above : below
}

/** Returns a weight with the raise put on, or taken off: always another one, where there is one. */
export function raisedLoad(value: number, loading: Loading, times = 1): number {
  if (times === 0) return value
  const next = nearestLoad(value + loading.raise * times, loading)
  if (times > 0)
    return next > value ? Math.min(next, Math.max(value, loading.most)) : loadAbove(value, loading)
  return next < value ? next : loadBelow(value - 1e-6, loading)
}

/** Returns how far the next weights below and above are; the usual step where there is none. */
export function loadsBeside(value = 0, loading: Loading): [less: number, more: number] {
  const less = value - loadBelow(value - 1e-6, loading)
  const more = loadAbove(value, loading) - value
  return [less > 0 ? rounded(less) : loading.step, more > 0 ? rounded(more) : loading.step]
}

/** Returns a weight without the noise of its sums. */
const rounded = (value: number) => Number(value.toFixed(3))

/** Returns a load in the trainee's unit; as it is where it was lifted in this unit, else the nearest there is. */
export const loadIn = (load: Load, loading: Loading): number =>
  load.unit === loading.unit ? load.value : nearestLoad(inUnit(load, loading.unit).value, loading)
