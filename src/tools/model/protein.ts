import { bodyMassIndex, MIN_INDEX_FOR_LOSS, UNDERWEIGHT } from './body-mass-index'
import type { ToolValues } from './form'
import { EATING_DISORDER } from './safety'
import { formatNumber, KILOGRAMS, toCentimeters, toKilograms } from './units'

/**
 * Min and max grams of protein per kilogram and day, by goal. 'fit' is from the Dietary Guidelines for
 * Americans 2025-2030, 'muscle' from Morton and others, 2018. 'diet' is our own, between these and the ISSN's
 * 2.3 to 3.1 g for lean, trained people in a deficit.
 */
export const proteinGoals = {
  fit: [1.2, 1.6],
  muscle: [1.6, 2.2],
  diet: [1.8, 2.4],
} as const
type ProteinGoal = keyof typeof proteinGoals

/** Grams of protein, min and max: per day, in steps of 5, and per meal. */
export function proteinFor(kilograms: number, goal: ProteinGoal, meals: number) {
  const grams = (perKilogram: number) => Math.round((kilograms * perKilogram) / 5) * 5
  const [least, most] = proteinGoals[goal]
  const day = [grams(least), grams(most)] as const
  return { day, meal: [Math.round(day[0] / meals), Math.round(day[1] / meals)] as const }
}

/** WHO's limit of obesity. Weight above this index doesn't count, or grams per kilogram would overshoot. */
const MAX_COUNTED_INDEX = 30

const refusals: Record<string, string> = {
  kidney:
    'With kidney disease, the right amount depends on your blood values. Ask the doctor or dietitian who treats you before you eat more protein.',
  pregnant:
    'In pregnancy and breastfeeding, the need changes from month to month. Ask your doctor, midwife or a dietitian.',
  disorder: EATING_DISORDER,
}

function refusalFor(
  kilograms: number,
  centimeters: number | undefined,
  goal: ProteinGoal,
  { age = '', condition = '' }: ToolValues['texts'],
) {
  const refusal = refusals[condition]
  if (refusal) return refusal
  if (age === 'minor')
    return 'These amounts come from studies of adults. Under 18, regular meals with a source of protein cover training. Ask a doctor or dietitian if you want a number.'
  const index = centimeters && bodyMassIndex(kilograms, centimeters)
  if (index && (index < 12 || index > 90))
    return 'That weight and that height do not go together. Check both, and the units.'
  if (goal === 'diet' && (index ? index < MIN_INDEX_FOR_LOSS : kilograms < 45))
    return 'At this weight a diet can do harm, and no calculator should plan one. See a doctor before you try to lose more.'
  if (index ? index < UNDERWEIGHT : kilograms < 40)
    return 'At this weight, a number from a formula is no help. See a doctor or dietitian, who looks at your whole diet.'
  if (!index && goal === 'diet' && kilograms < 60)
    return 'Enter your height too: it decides whether a diet is safe at this weight.'
  if (!index && kilograms > 100)
    return 'At this weight, grams per kilogram can give too much. Enter your height too.'
  return undefined
}

/** Protein per day and meal, or a sentence if a number would do harm. */
export function solveProtein({ system, numbers, texts }: ToolValues) {
  const kilograms = toKilograms(numbers.weight ?? 0, system)
  const centimeters = numbers.height && toCentimeters(numbers.height, system)
  const meals = numbers.meals ?? 1
  const goal = (texts.goal ?? 'fit') as ProteinGoal
  const refusal = refusalFor(kilograms, centimeters, goal, texts)
  if (refusal) return refusal
  const maxWeight = centimeters ? MAX_COUNTED_INDEX * (centimeters / 100) ** 2 : kilograms
  const countedWeight = Math.min(kilograms, maxWeight)
  const { day, meal } = proteinFor(countedWeight, goal, meals)
  const notes = [
    countedWeight < kilograms &&
      `Based on ${formatNumber(countedWeight / KILOGRAMS[system], 0)} ${system}, the weight at a body mass index of ${MAX_COUNTED_INDEX} for your height: body fat needs little protein. That choice is ours, and dietitians differ on it.`,
    texts.age === 'older' &&
      `At 65 or older, spread it evenly, and aim for about ${Math.round(0.4 * countedWeight)} g per meal: 0.4 g per kilogram (Moore and others, 2015).`,
    meal[1] < 20 && 'Fewer, larger meals come closer to the usual 20 to 40 g a meal.',
  ]
  return {
    headline: `${day[0]} to ${day[1]} g a day`,
    note: notes.filter(Boolean).join(' '),
    meals: `${meal[0]} to ${meal[1]} g in each of ${meals} meals.`,
    rate: proteinGoals[goal],
  }
}
