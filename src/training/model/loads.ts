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
import type { ExerciseFacts, Progression } from '../../plan/model/program'
import { ezBarWeight } from './bars'

/** What decides which loads there are: the exercise's equipment, the trainee's unit and bar, the plan's raise. */
export interface Loading {
  kind: LoadKind
  unit: Unit
  /** What an empty bar weighs, in the unit; 0 for anything but a bar. */
  bar: number
  /** The distance between two loads, and how much is added at a time. */
  step: number
  raise: number
}

/** Movements of the lower body; all others count as the upper one's. */
const LOWER = ['squat', 'lunge', 'hinge']

/** A raise below this share of the usual step means that the plan counts on smaller plates. */
const MUCH_SMALLER = 0.75

/** What hangs from a belt or lies in a backpack can be weighed out finely. */
const FINE = { kg: 0.5, lb: 2.5 } as const

/** Returns how an exercise is loaded. Takes the weight of an empty bar in the unit. */
export function loadingOf(
  exercise: ExerciseFacts,
  { raise }: Progression,
  unit: Unit,
  bar: number,
): Loading {
  const named = loadKindOf(exercise.equipment)
  const kind = named === 'other' && exercise.pair ? 'dumbbell' : named
  const text = LOWER.includes(exercise.pattern) ? raise?.lower : raise?.upper
  const asked = parseLoad(text)
  const wanted = asked && inUnit(asked, unit).value
  const step = stepOf(kind, unit, wanted)
  return {
    kind,
    unit,
    bar: kind !== 'barbell' ? 0 : exercise.equipment.includes('EZ bar') ? ezBarWeight[unit] : bar,
    step,
    raise: Math.max(step, roundTo(wanted ?? 0, step)),
  }
}

function stepOf(kind: LoadKind, unit: Unit, raise: number | undefined): number {
  const usual = loadStep(kind, unit)
  if (kind === 'other') return FINE[unit]
  if (kind !== 'barbell' || raise === undefined || raise >= usual * MUCH_SMALLER) return usual
  return unit === 'kg' ? raise : 2.5
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
  const { bar, step, raise } = loading
  if (times === 0) return value
  const next = nearestLoad(value + raise * times, loading)
  if (times > 0) return next > value ? next : Number((next + step).toFixed(3))
  return next < value ? next : Math.max(bar || step, Number((next - step).toFixed(3)))
}

/** Returns a load in the trainee's unit; as it is where it was lifted in this unit, else the nearest there is. */
export const loadIn = (load: Load, loading: Loading): number =>
  load.unit === loading.unit ? load.value : nearestLoad(inUnit(load, loading.unit).value, loading)
