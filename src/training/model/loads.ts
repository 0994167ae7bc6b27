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
import { ezBarWeight } from './bars'

/** What decides which loads there are: the exercise's equipment, the plan's steps, the trainee's unit and bar. */
export interface Loading {
  kind: LoadKind
  unit: Unit
  /** What an empty bar weighs, in the unit; 0 for anything but a bar. */
  bar: number
  /** The distance between two loads, and how much is added at a time. */
  step: number
  raise: number
  /** The heaviest load there is, where the plan says. */
  most?: number | undefined
}

/** Movements of the lower body; all others count as the upper one's. */
const LOWER = ['squat', 'lunge', 'hinge']

/** A step below this share of the usual one means that the plan counts on smaller weights. */
const MUCH_SMALLER = 0.75

/** What hangs from a belt or lies in a backpack can be weighed out finely. */
const FINE = { kg: 0.5, lb: 2.5 } as const

/** Returns how an exercise is loaded. Takes the weight of an empty bar in the unit. */
export function loadingOf(
  exercise: ExerciseFacts,
  { steps }: Pick<Progression, 'steps'>,
  unit: Unit,
  bar: number,
): Loading {
  const kind = kindIn(exercise, steps)
  const written = steps?.[kind]
  const { upper, lower, most } =
    typeof written === 'string' ? { upper: written, lower: written } : (written ?? {})
  const text = LOWER.includes(exercise.pattern) ? (lower ?? upper) : (upper ?? lower)
  const wanted = valueIn(text, unit)
  const step = stepOf(kind, unit, wanted)
  const heaviest = valueIn(most, unit)
  return {
    kind,
    unit,
    bar: kind !== 'barbell' ? 0 : exercise.equipment.includes('EZ bar') ? ezBarWeight[unit] : bar,
    step,
    raise: Math.max(step, roundTo(wanted ?? 0, step)),
    ...(heaviest && { most: roundTo(heaviest, step) }),
  }
}

function valueIn(text: string | undefined, unit: Unit): number | undefined {
  const load = parseLoad(text)
  return load && inUnit(load, unit).value
}

/** Of 'dumbbell or kettlebell' counts what the plan has steps for, else the first. */
function kindIn({ equipment, pair }: ExerciseFacts, steps: Progression['steps']): LoadKind {
  const kinds = equipment
    .flatMap((piece) => piece.split(' or '))
    .map((piece) => loadKindOf([piece]))
    .filter((kind) => kind !== 'other')
  const named = kinds.find((kind) => steps?.[kind]) ?? loadKindOf(equipment)
  if (named !== 'other' || !pair) return named
  return steps?.kettlebell && !steps.dumbbell ? 'kettlebell' : 'dumbbell'
}

function stepOf(kind: LoadKind, unit: Unit, wanted: number | undefined): number {
  const usual = loadStep(kind, unit)
  if (kind === 'other') return FINE[unit]
  if (wanted === undefined || wanted >= usual * MUCH_SMALLER) return usual
  return unit === 'kg' ? wanted : 2.5
}

/** Returns the nearest load there is; of two as near the lighter one. Never less than the bar, or one step. */
export function nearestLoad(value: number, { bar, step }: Loading): number {
  return Math.max(bar || step, bar + roundTo(value - bar, step))
}

/** Returns the heaviest load there is that is no heavier than a value; never less than the bar, or one step. */
export function loadBelow(value: number, { bar, step }: Loading): number {
  const steps = Math.floor((value - bar) / step + 1e-9)
  return Math.max(bar || step, Number((bar + steps * step).toFixed(3)))
}

/** Returns a load with the raise put on, or taken off: always another load, where there is one. */
export function raisedLoad(value: number, loading: Loading, times = 1): number {
  const { bar, step, raise, most = Number.POSITIVE_INFINITY } = loading
  if (times === 0) return value
  const next = nearestLoad(value + raise * times, loading)
  if (times > 0) return Math.min(Math.max(value, most), next > value ? next : rounded(next + step))
  return next < value ? next : Math.max(bar || step, rounded(next - step))
}

const rounded = (value: number) => Number(value.toFixed(3))

/** Returns a load in the trainee's unit; as it is where it was lifted in this unit, else the nearest there is. */
export const loadIn = (load: Load, loading: Loading): number =>
  load.unit === loading.unit ? load.value : nearestLoad(inUnit(load, loading.unit).value, loading)
