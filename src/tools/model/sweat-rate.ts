import type { ToolValues } from './form'
import { EATING_DISORDER } from './safety'
import { inWords, LITERS, toKilograms } from './units'

/** One weighed session, in kilograms, liters and minutes. */
export interface WeighedSession {
  before: number
  after: number
  drunk: number
  minutes: number
  /** What was left at the toilet in between. */
  toilet?: number
}

/** What a weighed session tells. */
export interface SweatRate {
  /** Liters lost in an hour; below 0 where the readings cannot be right. */
  perHour: number
  /** How much lighter the body is, in percent; below 0 where it is heavier. */
  lighter: number
}

/**
 * Returns how much is sweated in an hour: (weight before - weight after + drunk - left at the toilet) ÷ hours,
 * where a kilogram counts as a liter (Sawka and others, 2007).
 */
export const sweatRate = ({ before, after, drunk, minutes, toilet = 0 }: WeighedSession) => ({
  perHour: (before - after + drunk - toilet) / (minutes / 60),
  lighter: ((before - after) / before) * 100,
})

/** Liters to drink in an event: the least and the most. */
export interface DrinkPlan {
  least: number
  most: number
}

/** How much of the body weight may be lost as water in heat: the planning limit of the ACSM, 2007. */
const LOSS = 0.02
/** The most liters that we advise to drink in an hour, whatever the sweat. */
const STOMACH = 1
/** In longer events people slow down and sweat less than when they weighed themselves, and drink too much. */
const LONGEST = 4

/**
 * Returns what to drink in an event of so many hours, in liters: at least what keeps the loss within 2 percent
 * of the body weight, at most four fifths of the sweat, because a part of what the scale shows is burned fuel,
 * and no more than a stomach takes. Where the least exceeds the most, no drinking makes up for the sweat.
 */
export function drinkPlan(perHour: number, hours: number, kilograms: number): DrinkPlan {
  const lost = perHour * hours
  return {
    least: Math.max(0, lost - LOSS * kilograms),
    most: Math.min(0.8 * lost, STOMACH * hours),
  }
}

/** Says a plan for drinking. */
function planInWords({ least, most }: DrinkPlan, hours: number) {
  const during = `For ${inWords(hours)} ${hours === 1 ? 'hour' : 'hours'}`
  if (most < 0.05) return `${during}: drink when you are thirsty.`
  if (hours > LONGEST)
    return `${during}, one weighing says too little: drink to thirst, and no more than ${liters(most / hours)} an hour.`
  const effort = `${during} at this effort and in this weather`
  if (least >= most)
    return `${effort} you would lose more than you can drink. Slow down, stay cool, or stop earlier.`
  return least === 0
    ? `${effort}: drink to thirst, at most ${liters(most)} in all.`
    : `${effort}: at least ${liters(least)} in all, at most ${liters(most)}. Between the two, drink to thirst.`
}

/** Returns liters in both units: '1.4 L (47 fl oz)'. */
export const liters = (value: number) =>
  `${inWords(value, 2)} L (${inWords(value / LITERS.lb, 0)} fl oz)`

const refusals: Record<string, string> = {
  fluid:
    'Here your doctor sets how much to drink, and that limit outranks any sum. Ask before you train in heat.',
  pregnant:
    'In pregnancy, drink to thirst and leave hard training in heat. Ask your doctor or midwife what suits you.',
  disorder: EATING_DISORDER,
}

function reasonAgainst({ perHour, lighter }: SweatRate, { drunk, minutes }: WeighedSession) {
  if (drunk / (minutes / 60) > 3)
    return 'More than 3 liters drunk in an hour is rarer than a mistake. Check the bottle, and that its number is not in milliliters.'
  if (lighter > 5)
    return `You came back ${inWords(lighter)} percent lighter. Check both weights. If they are right, that loss is dangerous: stop, drink, eat something salty, and get medical help at once with confusion, vomiting, fainting or a heartbeat that stays fast.`
  if (perHour < 0) return 'You gained more than you drank. Weigh again, without wet clothes.'
  if (perHour > 3.5)
    return 'More than 3.5 liters an hour is rarer than a mistake. Weigh yourself and the bottle again.'
  return undefined
}

function noteOf(lighter: number): string | undefined {
  if (lighter < 0)
    return 'You came back heavier, so you drank more than you lost. In long events that is dangerous: drink less. Headache, nausea or confusion after much drinking is an emergency.'
  if (lighter > 2)
    return `You came back ${inWords(lighter)} percent lighter. In heat, more than 2 percent slows most people: take more to drink with you. In the cold it matters less.`
  return undefined
}

/** Returns the sweat rate and a plan for drinking, or a sentence where the readings are unlikely or dangerous. */
export function solveSweatRate({ system, numbers, texts }: ToolValues) {
  const refusal = refusals[texts.condition ?? '']
  if (refusal) return refusal
  const { before = 0, after = 0, drunk = 0, minutes = 0, toilet = 0, hours = 1 } = numbers
  const session = {
    before: toKilograms(before, system),
    after: toKilograms(after, system),
    drunk: drunk * LITERS[system],
    toilet: toilet * LITERS[system],
    minutes,
  }
  const rate = sweatRate(session)
  const against = reasonAgainst(rate, session)
  if (against) return against
  return {
    headline: `${liters(rate.perHour)} an hour`,
    note: noteOf(rate.lighter),
    lighter: rate.lighter,
    plan: planInWords(drinkPlan(rate.perHour, hours, session.before), hours),
  }
}
