import {
  bodyMassIndex,
  noteOnLowWeight,
  notesOnLoss,
  refusalAtIndex,
  refusalToLose,
} from './body-mass-index'
import { chosenIn, refusalOf, type ToolValues } from './form'
import {
  ADULT_AGE,
  INDEX_FOR_AN_APPOINTMENT,
  INDEX_WITHOUT_GAIN,
  LEAST_ENERGY_MEN,
  LEAST_ENERGY_WOMEN,
  LOSS_IN_TRAINING,
} from './limit-values'
import { EATING_DISORDER, LITTLE_ENERGY, TREATED_FOR_WEIGHT, UNWANTED_LOSS } from './safety'
import { formatNumber, toCentimeters, toKilograms } from './units'

type Sex = 'female' | 'male'

/** Resting energy of an adult in kcal a day: Mifflin and others, 1990, Am J Clin Nutr 51:241. */
const restingEnergy = (sex: Sex, kilograms: number, centimeters: number, age: number) =>
  10 * kilograms + 6.25 * centimeters - 5 * age + (sex === 'male' ? 5 : -161)

/**
 * Daily energy divided by resting energy, by activity (FAO/WHO/UNU, 2004): the low end of the lightest range,
 * then the midpoints.
 */
const activityLevels = { sitting: 1.4, light: 1.55, active: 1.85, heavy: 2.2 } as const

/** Energy of a whole day with some walking, in steps of 50. */
export const energyOfLightDay = (...person: Parameters<typeof restingEnergy>) =>
  roundTo50(restingEnergy(...person) * activityLevels.light)

/** Intake as a share of daily energy, min and max per goal. Our own values. */
const goals = {
  hold: { shares: [0.95, 1.05], purpose: 'to hold your weight' },
  lose: { shares: [0.8, 0.9], purpose: 'for a slow loss' },
  gain: { shares: [1.05, 1.1], purpose: 'for a slow gain' },
} as const
type EnergyGoal = keyof typeof goals

/** Shares of a loss with hours of training or hard work a day. */
const sharesInTraining = [1 - LOSS_IN_TRAINING / 100, 0.95] as const

const NOTE_IN_TRAINING =
  'With hours of training a day, a larger deficit costs hormones, bone and periods.'

const roundTo50 = (kcal: number) => Math.round(kcal / 50) * 50
export const formatKcal = (kcal: number) => `${formatNumber(kcal, 0)} kcal`

const refusals: Record<string, string> = {
  pregnant:
    'Pregnancy and breastfeeding need more energy, month by month, and no deficit. Ask your doctor, midwife or a dietitian.',
  disorder: EATING_DISORDER,
  diabetes:
    'With insulin or other medicine for diabetes, changing what you eat can move your blood sugar too far. Plan it first with the doctor who prescribes it.',
  unwanted: UNWANTED_LOSS,
  treated: TREATED_FOR_WEIGHT,
  periods: LITTLE_ENERGY,
}

function refusalFor(index: number, goal: EnergyGoal, { numbers, texts }: ToolValues) {
  const { age = 0, waist, height = 0 } = numbers
  const refusal =
    refusalOf(refusals, texts.condition) ?? refusalForAge(age) ?? refusalAtIndex(index, age)
  if (refusal) return refusal
  if (goal === 'gain' && index >= INDEX_WITHOUT_GAIN)
    return `At a body mass index of ${INDEX_WITHOUT_GAIN} or more, no calculator should plan a gain. To build muscle, hold your weight and lift.`
  if (goal !== 'lose') return undefined
  if (chosenIn(texts.condition).includes('medicine'))
    return 'As you lose weight, that medicine may need another dose. Ask the doctor who prescribes it before you eat less.'
  return refusalToLose(index, age, waist && waist / height, texts.activity === 'heavy')
}

const refusalForAge = (age: number) =>
  age < ADULT_AGE
    ? 'Growing bodies should not count calories. Under 18, ask a doctor or dietitian.'
    : undefined

/** The oldest age in the study behind the formula. */
const MAX_STUDIED_AGE = 78

/**
 * Daily energy for a goal in kcal, in steps of 50, with its components, never below the least to plan. A
 * sentence instead if a number would do harm.
 */
export function solveEnergy(values: ToolValues) {
  const { system, numbers, texts } = values
  const { weight = 0, height = 0, age = 0 } = numbers
  const sex = texts.sex as Sex
  const goal = texts.goal as EnergyGoal
  const kilograms = toKilograms(weight, system)
  const centimeters = toCentimeters(height, system)
  const index = bodyMassIndex(kilograms, centimeters)
  const refusal = refusalFor(index, goal, values)
  if (refusal) return refusal
  const resting = restingEnergy(sex, kilograms, centimeters, age)
  const daily = resting * activityLevels[texts.activity as keyof typeof activityLevels]
  const isLossInTraining = goal === 'lose' && texts.activity === 'heavy'
  const { shares: usualShares, purpose } = goals[goal]
  const shares = isLossInTraining ? sharesInTraining : usualShares
  const least = roundTo50(shares[0] * daily)
  const most = roundTo50(shares[1] * daily)
  const floor = sex === 'male' ? LEAST_ENERGY_MEN : LEAST_ENERGY_WOMEN
  if (most < floor)
    return `The result is below ${formatKcal(floor)}, the least to plan without medical care. ${noteOnLowWeight(index, age) ?? 'Ask a doctor or dietitian.'}`
  const from = Math.max(least, floor)
  const amount =
    from === most ? formatKcal(most) : `${formatNumber(from, 0)} to ${formatKcal(most)}`
  const notes = [
    ...(goal === 'lose' ? notesOnLoss(index, age) : []),
    isLossInTraining && NOTE_IN_TRAINING,
    noteOnLowWeight(index, age),
    'These formulas are within 10 percent for most people, and further off for some.',
    age > MAX_STUDIED_AGE && `The study behind it had nobody older than ${MAX_STUDIED_AGE}.`,
    least < from &&
      `The lower end is held at ${formatKcal(floor)}, the least to plan without medical care.`,
    index >= INDEX_FOR_AN_APPOINTMENT && 'At your weight the formula errs more.',
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
