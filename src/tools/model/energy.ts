import { bodyMassIndex, LIGHT, UNDERWEIGHT } from './body-mass-index'
import type { ToolValues } from './form'
import { EATING_DISORDER } from './safety'
import { inWords, toCentimeters, toKilograms } from './units'

export type Sex = 'female' | 'male'

/** What an adult's body uses at rest, in kcal a day: Mifflin and others, 1990, Am J Clin Nutr 51:241. */
export const restingEnergy = (sex: Sex, kilograms: number, centimeters: number, age: number) =>
  10 * kilograms + 6.25 * centimeters - 5 * age + (sex === 'male' ? 5 : -161)

/** A whole day's energy over that at rest, by activity: the ranges of FAO/WHO/UNU, 2004, each at its middle. */
export const activityLevels = { light: 1.55, active: 1.85, heavy: 2.2 } as const
export type Activity = keyof typeof activityLevels

/** The share of the daily energy that each goal eats, from least to most. Ours. */
const goals = { hold: [0.95, 1.05], lose: [0.8, 0.9], gain: [1.05, 1.1] } as const
export type EnergyGoal = keyof typeof goals

/**
 * Nobody should eat less than this without medical care, in kcal a day: the lower ends of what the guideline of
 * AHA, ACC and TOS advises for losing weight (Jensen and others, 2014).
 */
const FLOOR = { female: 1200, male: 1500 } as const

const to50 = (kcal: number) => Math.round(kcal / 50) * 50
/** Returns an amount of energy in words. */
export const inKcal = (kcal: number) => `${inWords(kcal, 0)} kcal`

const refusals: Record<string, string> = {
  pregnant:
    'Pregnancy and breastfeeding need more energy from month to month, and no deficit. Ask your doctor, midwife or a dietitian.',
  disorder: EATING_DISORDER,
  diabetes:
    'With insulin or other medicine for diabetes, a change in what you eat can move your blood sugar too far. Plan it first with the doctor who prescribes it.',
}

function reasonAgainst(index: number, age: number, goal: EnergyGoal, condition = '') {
  const refusal = refusals[condition]
  if (refusal) return refusal
  if (age < 18)
    return 'The formula comes from adults, and who still grows should not count. Under 18, ask a doctor or dietitian.'
  if (index < 12 || index > 90)
    return 'That weight and that height do not go together. Check both, and the units.'
  if (index < UNDERWEIGHT) return 'Your weight is low for your height. See a doctor or dietitian.'
  if (goal === 'lose' && index < LIGHT)
    return 'Your weight is in the lower part of the normal range. No calculator should plan a loss from there: ask a doctor or dietitian.'
  if (goal === 'lose' && age >= 75)
    return 'From 75 on, losing weight costs muscle and bone that are hard to win back. Plan it with your doctor, and lift weights.'
  return undefined
}

/** The oldest people in the study behind the formula. */
const OLDEST = 78

/**
 * Returns the energy of a day for a goal in kcal, in steps of 50, with what lies behind it; or a sentence where
 * a number would harm. A deficit never goes below the floor.
 */
export function solveEnergy({ system, numbers, texts }: ToolValues) {
  const { weight = 0, height = 0, age = 0 } = numbers
  const sex = texts.sex as Sex
  const goal = texts.goal as EnergyGoal
  const kilograms = toKilograms(weight, system)
  const centimeters = toCentimeters(height, system)
  const index = bodyMassIndex(kilograms, centimeters)
  const against = reasonAgainst(index, age, goal, texts.condition)
  if (against) return against
  const resting = restingEnergy(sex, kilograms, centimeters, age)
  const whole = resting * activityLevels[texts.activity as Activity]
  const [least, most] = goals[goal].map((share) => to50(share * whole)) as [number, number]
  const floor = FLOOR[sex]
  if (most < floor)
    return `The sum comes out below ${inKcal(floor)}, the least to plan without medical care. Ask a doctor or dietitian.`
  const from = goal === 'lose' ? Math.max(least, floor) : least
  const amount = from === most ? inKcal(most) : `${inWords(from, 0)} to ${inKcal(most)}`
  const notes = [
    'Such formulas are within 10 percent for most people, further off for some.',
    age > OLDEST && `The study behind it had nobody older than ${OLDEST}.`,
    least < from &&
      `The lower end is held at ${inKcal(floor)}, the least that is safe without medical care.`,
    index > 40 && 'At this weight the formula errs more, and treatment helps: talk to a doctor.',
    'If you notice that numbers take over your day, stop counting and talk to someone.',
  ].filter(Boolean)
  return {
    headline: `${amount} a day ${{ hold: 'to hold your weight', lose: 'for a slow loss', gain: 'for a slow gain' }[goal]}`,
    note: notes.join(' '),
    rows: [
      ['At rest', inKcal(to50(resting))],
      ['Whole day', inKcal(to50(whole))],
      [
        'Whole day, 10 percent less and more',
        `${inKcal(to50(whole * 0.9))} to ${inKcal(to50(whole * 1.1))}`,
      ],
    ],
  }
}
