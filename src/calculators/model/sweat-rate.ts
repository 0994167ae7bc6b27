import { refusalOf, type ToolValues, urgent } from './form'
import {
  AGE_BEFORE_HEAT,
  GAIN_IN_TEST,
  HOURS_OF_TEST,
  HOURS_TO_PLAN,
  LITERS_AN_HOUR,
  LITERS_AN_HOUR_LONG,
  LITERS_DRUNK_AN_HOUR,
  LOSS_IN_HEAT,
  MINUTES_OF_TEST,
  SHARE_TO_DRINK,
} from './limit-values'
import { EATING_DISORDER } from './safety'
import { formatNumber, LITERS, roundToStep, toKilograms } from './units'

/** Formats liters in both units: '1.4 L (47 fl oz)'. */
export const formatLiters = (value: number) =>
  `${formatNumber(value, 2)} L (${formatNumber(value / LITERS.lb, 0)} fl oz)`

/** Liters an hour that no bathroom scale tells from none. */
const SCALE_ERROR = 0.05
/** Liters between the least and the most that nobody can drink by. */
const MIN_RANGE = 0.1

interface Event {
  hours: number
  isHot: boolean
  kilograms: number
  /** Liters of sweat. */
  perHour: number
}

/**
 * How much to drink in an event. In heat, the least keeps the loss within 2 percent of body weight. The most is
 * four fifths of the sweat, because part of the weight loss is burned fuel, and no more than a stomach takes,
 * nor a long event allows. If the least exceeds the most, or nearly, drinking can't replace the sweat.
 */
function drinkingPlan({ hours, isHot, kilograms, perHour }: Event) {
  const during = `For ${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'}`
  const share = SHARE_TO_DRINK / 100
  const isLong = hours > HOURS_TO_PLAN
  const mostPerHour = Math.min(share * perHour, isLong ? LITERS_AN_HOUR_LONG : LITERS_AN_HOUR)
  const most = mostPerHour * hours
  if (most < 0.05) return `${during}: drink when you are thirsty.`
  if (isLong)
    return `${during}, one weighing tells too little: drink to thirst, and no more than ${formatLiters(mostPerHour)} an hour. Weigh yourself on the way if you can: nobody should gain.`
  const effort = `${during} at this effort and in this weather`
  const least = isHot ? Math.max(0, perHour * hours - (LOSS_IN_HEAT / 100) * kilograms) : 0
  if (least > 0 && most - least < MIN_RANGE)
    return `${effort} you would lose more than you can drink. Slow down, stay cool, or stop earlier.`
  return least === 0
    ? `${effort}: drink to thirst, at most ${formatLiters(most)} in all.`
    : `${effort}: at least ${formatLiters(least)} in all, at most ${formatLiters(most)}. Between the two, drink to thirst.`
}

const refusals: Record<string, string> = {
  fluid:
    'Your doctor sets how much you drink, and that limit comes first. Ask before you train in heat.',
  medicine:
    'That medicine changes how your body handles water and salt. Ask the doctor who prescribes it, or a pharmacist, before you train in heat or weigh by this test.',
  pregnant:
    'In pregnancy, drink to thirst and skip hard training in heat. Ask your doctor or midwife what suits you.',
  disorder: EATING_DISORDER,
  older: `At ${AGE_BEFORE_HEAT} or older, thirst and sweat come later than the body needs them. Ask a doctor before you train in heat, and drink at every break until then. For cool weather, choose it below.`,
  minor:
    'These sums come from adults. Under 18, drink at every break, more in heat, rest in the shade, and leave the scale out.',
}

/** From this loss in percent, it is a matter of health and not only of speed. */
const HARMFUL_LOSS = 3

const OVERDRINKING = 'Headache, nausea or confusion after drinking a lot is an emergency.'

function noteOf(lighter: number, isHot: boolean): string | undefined {
  if (lighter > HARMFUL_LOSS)
    return `You came back ${formatNumber(lighter)} percent lighter. That is a matter of health, not only of speed: start earlier in the day, slow down, drink sooner, and do not train hard again before you are back near your weight.`
  if (lighter > LOSS_IN_HEAT && isHot)
    return `You came back ${formatNumber(lighter)} percent lighter. In heat, more than 2 percent slows most people: bring more to drink.`
  return undefined
}

const noteOnDrinking = (perHour: number) =>
  roundToStep(perHour, 0.01) > LITERS_DRUNK_AN_HOUR
    ? `You drank ${formatLiters(perHour)} an hour. More than ${LITERS_DRUNK_AN_HOUR} liters an hour is dangerous, also without a gain: drink less. ${OVERDRINKING}`
    : undefined

/** What the headline must not hide: that an event longer than the test is a guess. */
const noteOnLength = (hours: number, minutes: number) =>
  hours * 60 > 2 * minutes
    ? `The event is more than twice as long as your ${minutes} minutes on the scale, so this is a guess: weigh yourself on a session at least half as long.`
    : undefined

/** Kilograms, or liters, that a bathroom scale is off. */
const SCALE_STEP = 0.1

/** Says why a test is too short or too long to plan from; undefined if it isn't. */
function reasonForNoPlan(minutes: number): string | undefined {
  const least = `${MINUTES_OF_TEST} minutes`
  const most = `${HOURS_OF_TEST} hours`
  const instead = `Weigh yourself on a session of ${least} to ${most}. Until then, drink when you are thirsty.`
  if (minutes < MINUTES_OF_TEST)
    return `No plan from ${minutes} minutes: 0.1 kg (0.2 lb) on the scale is ${formatLiters((SCALE_STEP * 60) / minutes)} an hour. ${instead}`
  if (minutes > HOURS_OF_TEST * 60)
    return `No plan from more than ${most}: burned fuel, and the water stored with it, count as sweat on the scale. ${instead}`
  return undefined
}

/**
 * Sweat rate and drinking plan, or a sentence if the readings are unlikely or dangerous. A kilogram counts as
 * a liter (Sawka and others, 2007).
 */
export function solveSweatRate({ system, numbers, texts }: ToolValues) {
  const isHot = texts.weather === 'hot'
  const { condition, age } = texts
  const refusal =
    refusalOf(refusals, condition) ??
    (age === 'older' && !isHot ? undefined : refusalOf(refusals, age))
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
    return urgent(
      `You came back ${formatNumber(lighter)} percent lighter. Check both weights. If they are right, that loss is dangerous: stop, drink, eat something salty, and call your emergency number for confusion, vomiting, fainting or a heartbeat that stays fast.`,
    )
  if (perHour < -SCALE_ERROR)
    return urgent(
      `You gained more than you drank. Weigh again, without wet clothes. ${OVERDRINKING}`,
    )
  if (roundToStep(-lighter, 0.1) >= GAIN_IN_TEST)
    return urgent(
      `You came back ${formatNumber(-lighter)} percent heavier. Check both weights. If they are right, you drank far more than you lost, and that is dangerous: drink nothing more until you have passed much urine. Headache, nausea, vomiting or confusion: call your emergency number, and say that it may be low sodium.`,
    )
  if (roundToStep(-lost, SCALE_STEP) > SCALE_STEP)
    return urgent(
      `You came back heavier: you drank more than you lost. In long events that is dangerous. Next time drink only when you are thirsty. ${OVERDRINKING}`,
    )
  if (perHour > 3.5)
    return 'More than 3.5 liters an hour is likely an error. Weigh yourself and the bottle again.'
  const sweat = Math.max(0, perHour)
  const noPlan = reasonForNoPlan(minutes)
  return {
    headline: `${formatLiters(sweat)} an hour`,
    note: [
      noteOf(lighter, isHot),
      noteOnDrinking(liters / (minutes / 60)),
      !noPlan && noteOnLength(hours, minutes),
    ]
      .filter(Boolean)
      .join(' '),
    lighter,
    plan: noPlan || drinkingPlan({ hours, isHot, kilograms, perHour: sweat }),
  }
}
