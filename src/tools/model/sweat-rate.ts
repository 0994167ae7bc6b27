import type { ToolValues } from './form'
import { EATING_DISORDER } from './safety'
import { formatNumber, LITERS, toKilograms } from './units'

/** Maximum planned water loss in heat, as a share of body weight (ACSM, 2007). */
const MAX_LOSS = 0.02
/** Most that we advise to drink, in liters per hour, for any sweat rate. */
const MAX_LITERS_PER_HOUR = 1
/** Most hours to plan. In longer events, people slow down, sweat less than weighed, and drink too much. */
const MAX_PLANNED_HOURS = 4

/**
 * How much to drink in an event. The least keeps the loss within 2 percent of body weight. The most is four
 * fifths of the sweat, because part of the weight loss is burned fuel, and no more than a stomach takes. If
 * the least exceeds the most, drinking can't replace the sweat.
 */
function drinkingPlan(perHour: number, hours: number, kilograms: number) {
  const lost = perHour * hours
  const least = Math.max(0, lost - MAX_LOSS * kilograms)
  const most = Math.min(0.8 * lost, MAX_LITERS_PER_HOUR * hours)
  const during = `For ${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'}`
  if (most < 0.05) return `${during}: drink when you are thirsty.`
  if (hours > MAX_PLANNED_HOURS)
    return `${during}, one weighing tells too little: drink to thirst, and no more than ${formatLiters(most / hours)} an hour.`
  const effort = `${during} at this effort and in this weather`
  if (least >= most)
    return `${effort} you would lose more than you can drink. Slow down, stay cool, or stop earlier.`
  return least === 0
    ? `${effort}: drink to thirst, at most ${formatLiters(most)} in all.`
    : `${effort}: at least ${formatLiters(least)} in all, at most ${formatLiters(most)}. Between the two, drink to thirst.`
}

/** Formats liters in both units: '1.4 L (47 fl oz)'. */
export const formatLiters = (value: number) =>
  `${formatNumber(value, 2)} L (${formatNumber(value / LITERS.lb, 0)} fl oz)`

const refusals: Record<string, string> = {
  fluid:
    'Your doctor sets how much you drink, and that limit comes first. Ask before you train in heat.',
  pregnant:
    'In pregnancy, drink to thirst and skip hard training in heat. Ask your doctor or midwife what suits you.',
  disorder: EATING_DISORDER,
}

function noteOf(lighter: number): string | undefined {
  if (lighter < 0)
    return 'You came back heavier, so you drank more than you lost. In long events that is dangerous: drink less. Headache, nausea or confusion after drinking a lot is an emergency.'
  if (lighter > 2)
    return `You came back ${formatNumber(lighter)} percent lighter. In heat, more than 2 percent slows most people: bring more to drink. In the cold it matters less.`
  return undefined
}

/**
 * Sweat rate and drinking plan, or a sentence if the readings are unlikely or dangerous. A kilogram counts as
 * a liter (Sawka and others, 2007).
 */
export function solveSweatRate({ system, numbers, texts }: ToolValues) {
  const refusal = refusals[texts.condition ?? '']
  if (refusal) return refusal
  const { before = 0, after = 0, drunk = 0, minutes = 0, toilet = 0, hours = 1 } = numbers
  const kilograms = toKilograms(before, system)
  const lost = kilograms - toKilograms(after, system)
  /** In percent; negative for a gain. */
  const lighter = (lost / kilograms) * 100
  const liters = drunk * LITERS[system]
  const perHour = (lost + liters - toilet * LITERS[system]) / (minutes / 60)
  if (liters / (minutes / 60) > 3)
    return 'More than 3 liters in an hour is likely a typo. Check the bottle, and that its unit is not milliliters.'
  if (lighter > 5)
    return `You came back ${formatNumber(lighter)} percent lighter. Check both weights. If they are right, that loss is dangerous: stop, drink, eat something salty, and get medical help immediately for confusion, vomiting, fainting or a heartbeat that stays fast.`
  if (perHour < 0) return 'You gained more than you drank. Weigh again, without wet clothes.'
  if (perHour > 3.5)
    return 'More than 3.5 liters an hour is likely an error. Weigh yourself and the bottle again.'
  return {
    headline: `${formatLiters(perHour)} an hour`,
    note: noteOf(lighter),
    lighter,
    plan: drinkingPlan(perHour, hours, kilograms),
  }
}
