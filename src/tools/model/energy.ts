import { bodyMassIndex, MIN_INDEX_FOR_LOSS, UNDERWEIGHT } from './body-mass-index'
import type { ToolValues } from './form'
import { EATING_DISORDER } from './safety'
import { formatNumber, toCentimeters, toKilograms } from './units'

type Sex = 'female' | 'male'

/** Resting energy of an adult in kcal a day: Mifflin and others, 1990, Am J Clin Nutr 51:241. */
export const restingEnergy = (sex: Sex, kilograms: number, centimeters: number, age: number) =>
  10 * kilograms + 6.25 * centimeters - 5 * age + (sex === 'male' ? 5 : -161)

/** Daily energy divided by resting energy, by activity: midpoints of the FAO/WHO/UNU ranges, 2004. */
const activityLevels = { light: 1.55, active: 1.85, heavy: 2.2 } as const

/** Intake as a share of daily energy, min and max per goal. Our own values. */
const goals = {
  hold: { shares: [0.95, 1.05], purpose: 'to hold your weight' },
  lose: { shares: [0.8, 0.9], purpose: 'for a slow loss' },
  gain: { shares: [1.05, 1.1], purpose: 'for a slow gain' },
} as const
type EnergyGoal = keyof typeof goals

/**
 * Least intake without medical care, in kcal a day: the lower ends of the AHA/ACC/TOS advice for weight loss
 * (Jensen and others, 2014).
 */
const MIN_INTAKE = { female: 1200, male: 1500 } as const

const roundTo50 = (kcal: number) => Math.round(kcal / 50) * 50
export const formatKcal = (kcal: number) => `${formatNumber(kcal, 0)} kcal`

const refusals: Record<string, string> = {
  pregnant:
    'Pregnancy and breastfeeding need more energy, month by month, and no deficit. Ask your doctor, midwife or a dietitian.',
  disorder: EATING_DISORDER,
  diabetes:
    'With insulin or other medicine for diabetes, changing what you eat can move your blood sugar too far. Plan it first with the doctor who prescribes it.',
}

function refusalFor(index: number, age: number, goal: EnergyGoal, condition = '') {
  const refusal = refusals[condition]
  if (refusal) return refusal
  if (age < 18)
    return 'The formula is for adults, and growing bodies should not count calories. Under 18, ask a doctor or dietitian.'
  if (index < 12 || index > 90)
    return 'That weight and that height do not go together. Check both, and the units.'
  if (index < UNDERWEIGHT) return 'Your weight is low for your height. See a doctor or dietitian.'
  if (goal === 'lose' && index < MIN_INDEX_FOR_LOSS)
    return 'Your weight is in the lower part of the normal range. No calculator should plan a loss from there: ask a doctor or dietitian.'
  if (goal === 'lose' && age >= 75)
    return 'At 75 or older, losing weight costs muscle and bone that are hard to regain. Plan it with your doctor, and lift weights.'
  return undefined
}

/** The oldest age in the study behind the formula. */
const MAX_STUDIED_AGE = 78

/**
 * Daily energy for a goal in kcal, in steps of 50, with its components. A sentence instead if a number would
 * do harm. A deficit never goes below the minimum.
 */
export function solveEnergy({ system, numbers, texts }: ToolValues) {
  const { weight = 0, height = 0, age = 0 } = numbers
  const sex = texts.sex as Sex
  const goal = texts.goal as EnergyGoal
  const kilograms = toKilograms(weight, system)
  const centimeters = toCentimeters(height, system)
  const index = bodyMassIndex(kilograms, centimeters)
  const refusal = refusalFor(index, age, goal, texts.condition)
  if (refusal) return refusal
  const resting = restingEnergy(sex, kilograms, centimeters, age)
  const daily = resting * activityLevels[texts.activity as keyof typeof activityLevels]
  const { shares, purpose } = goals[goal]
  const least = roundTo50(shares[0] * daily)
  const most = roundTo50(shares[1] * daily)
  const floor = MIN_INTAKE[sex]
  if (most < floor)
    return `The result is below ${formatKcal(floor)}, the least to plan without medical care. Ask a doctor or dietitian.`
  const from = goal === 'lose' ? Math.max(least, floor) : least
  const amount =
    from === most ? formatKcal(most) : `${formatNumber(from, 0)} to ${formatKcal(most)}`
  const notes = [
    'These formulas are within 10 percent for most people, and further off for some.',
    age > MAX_STUDIED_AGE && `The study behind it had nobody older than ${MAX_STUDIED_AGE}.`,
    least < from &&
      `The lower end is held at ${formatKcal(floor)}, the least that is safe without medical care.`,
    index > 40 && 'At this weight the formula errs more, and treatment helps: talk to a doctor.',
    'If you notice numbers taking over your day, stop counting and talk to someone.',
  ]
  return {
    headline: `${amount} a day ${purpose}`,
    note: notes.filter(Boolean).join(' '),
    rows: [
      ['At rest', formatKcal(roundTo50(resting))],
      ['Whole day', formatKcal(roundTo50(daily))],
      [
        'Whole day, give or take 10 percent',
        `${formatKcal(roundTo50(daily * 0.9))} to ${formatKcal(roundTo50(daily * 1.1))}`,
      ],
    ],
  }
}
