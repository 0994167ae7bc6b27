import {
  bodyMassIndex,
  noteOnLowWeight,
  notesOnLoss,
  refusalAtIndex,
  refusalToLose,
} from './body-mass-index'
import { refusalOf, type ToolValues } from './form'
import { ADULT_AGE, AGE_FOR_PROTEIN_AT_EACH_MEAL, INDEX_WITHOUT_GAIN } from './limit-values'
import { EATING_DISORDER, LITTLE_ENERGY, TREATED_FOR_WEIGHT, UNWANTED_LOSS } from './safety'
import { formatNumber, KILOGRAMS, toCentimeters, toKilograms } from './units'

/**
 * Min and max grams of protein per kilogram and day, by goal. 'fit' and 'lose' are from the Dietary Guidelines
 * for Americans 2025-2030, 'muscle' from Morton and others, 2018. 'diet' is our own, for lean people who lift:
 * near the 1.9 to 2.6 g that 2.3 to 3.1 g per kilogram of fat-free mass come to (Helms and others, 2014).
 */
const proteinGoals = {
  fit: [1.2, 1.6],
  lose: [1.2, 1.6],
  muscle: [1.6, 2.2],
  diet: [1.8, 2.4],
} as const
type ProteinGoal = keyof typeof proteinGoals

const isLoss = (goal: ProteinGoal) => goal === 'lose' || goal === 'diet'

/** Grams of protein, min and max: per day, in steps of 5, and per meal. */
export function proteinFor(kilograms: number, goal: ProteinGoal, meals: number) {
  const grams = (perKilogram: number) => Math.round((kilograms * perKilogram) / 5) * 5
  const [least, most] = proteinGoals[goal]
  const day = [grams(least), grams(most)] as const
  return { day, meal: [Math.round(day[0] / meals), Math.round(day[1] / meals)] as const }
}

const refusals: Record<string, string> = {
  kidney:
    'With kidney disease or one kidney, the right amount depends on your blood and urine. Ask the doctor who treats you.',
  stones:
    'With kidney stones or gout, more protein from meat and fish can bring new attacks. Ask the doctor who treats you which and how much.',
  levodopa:
    'Protein at the same time weakens levodopa. Ask the doctor who treats you how to spread it, and eat no less of it on your own.',
  inborn: 'With an inborn disorder of protein, the team that treats you names every gram.',
  liver:
    'With liver disease, protein is part of the treatment, and many people need more, not less. Ask the doctor who treats you how much.',
  unchecked:
    'Early kidney disease is common with diabetes, with high blood pressure for years, or in the family, and cannot be felt. Have a blood and a urine test first. If both are well, leave this box empty.',
  pregnant:
    'In pregnancy and breastfeeding, the need changes from month to month. Ask your doctor, midwife or a dietitian.',
  disorder: EATING_DISORDER,
  unwanted: UNWANTED_LOSS,
  treated: TREATED_FOR_WEIGHT,
  periods: LITTLE_ENERGY,
}

function refusalFor(
  index: number,
  age: number,
  goal: ProteinGoal,
  ratio: number | undefined,
  condition?: string,
) {
  const refusal = refusalOf(refusals, condition)
  if (refusal) return refusal
  if (age < ADULT_AGE)
    return 'These amounts come from studies of adults. Under 18, regular meals with a source of protein cover training. For a number, ask a doctor or dietitian.'
  const refusalOfWeight =
    refusalAtIndex(index, age) ?? (isLoss(goal) ? refusalToLose(index, age, ratio) : undefined)
  if (refusalOfWeight) return refusalOfWeight
  const isOlder = age >= AGE_FOR_PROTEIN_AT_EACH_MEAL
  if (goal === 'diet' && (isOlder || index >= INDEX_WITHOUT_GAIN))
    return 'Dieting while lean is for people under 65 who lift and have little fat to lose. Choose Losing weight.'
  return undefined
}

/** Grams per kilogram for one meal of an older adult: Moore and others, 2015. */
const OLDER_PER_MEAL = 0.4

function noteForOlder(kilograms: number, [least, most]: readonly [number, number]) {
  const wanted = Math.round(OLDER_PER_MEAL * kilograms)
  const source = `${OLDER_PER_MEAL} g per kilogram (Moore and others, 2015)`
  const at = `At ${AGE_FOR_PROTEIN_AT_EACH_MEAL} or older`
  if (least >= wanted) return `${at}, have at least ${wanted} g at each meal, as here: ${source}.`
  return most >= wanted
    ? `${at}, have at least ${wanted} g at each meal: ${source}.`
    : `${at}, fewer and larger meals serve better: at least ${wanted} g in each, ${source}.`
}

/** Protein per day and meal, or a sentence if a number would do harm. */
export function solveProtein({ system, numbers, texts }: ToolValues) {
  const { weight = 0, height = 0, age = 0, meals = 1, waist } = numbers
  const kilograms = toKilograms(weight, system)
  const centimeters = toCentimeters(height, system)
  const index = bodyMassIndex(kilograms, centimeters)
  const goal = texts.goal as ProteinGoal
  const refusal = refusalFor(index, age, goal, waist && waist / height, texts.condition)
  if (refusal) return refusal
  const maxIndex = INDEX_WITHOUT_GAIN
  const countedWeight = Math.min(kilograms, maxIndex * (centimeters / 100) ** 2)
  const { day, meal } = proteinFor(countedWeight, goal, meals)
  const notes = [
    ...(isLoss(goal) ? notesOnLoss(index, age) : []),
    noteOnLowWeight(index, age),
    goal === 'diet' && 'This is for people who lift and have little fat to lose.',
    countedWeight < kilograms &&
      `Based on ${formatNumber(countedWeight / KILOGRAMS[system], 0)} ${system}, the weight at a body mass index of ${maxIndex} for your height: body fat needs little protein. That choice is ours; dietitians differ.`,
    age >= AGE_FOR_PROTEIN_AT_EACH_MEAL
      ? noteForOlder(countedWeight, meal)
      : meal[1] < 20 && 'Fewer, larger meals come closer to the usual 20 to 40 g a meal.',
  ]
  return {
    headline: `${day[0]} to ${day[1]} g a day`,
    note: notes.filter(Boolean).join(' '),
    meals: `${meal[0]} to ${meal[1]} g in each of ${meals} meals.`,
    rate: proteinGoals[goal],
  }
}
