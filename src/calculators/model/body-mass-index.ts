import {
  AGE_FOR_HIGHER_INDEX,
  AGE_FOR_PROTEIN_AT_EACH_MEAL,
  AGE_OF_THE_YOUNG,
  AGE_WITHOUT_LOSS,
  AGE_WITHOUT_LOSS_BELOW_25,
  INDEX_FOR_AN_APPOINTMENT,
  INDEX_TO_LOSE_TO,
  INDEX_WITH_NOTHING_TO_LOSE,
  INDEX_WITHOUT_FORMULA,
  INDEX_WITHOUT_LOSS,
  INDEX_WITHOUT_NUMBER_FROM_70,
  LOW_INDEX_FROM_70,
  RATIO_OF_WAIST,
  UNDERWEIGHT,
} from './limit-values'

/** Weight in kilograms over height in meters squared. */
export const bodyMassIndex = (kilograms: number, centimeters: number) =>
  kilograms / (centimeters / 100) ** 2

/** Below this, a typing error is likelier than a person. */
const MIN_INDEX = 12

/** Says why no formula holds at this body mass index and age, whatever the goal; undefined if one does. */
export function refusalAtIndex(index: number, age = 0): string | undefined {
  if (index < MIN_INDEX || index > INDEX_WITHOUT_FORMULA)
    return 'No formula holds for that weight at that height. Check both, and the units. If they are right, see a doctor or dietitian.'
  if (age >= AGE_FOR_HIGHER_INDEX && index < INDEX_WITHOUT_NUMBER_FROM_70)
    return `At your age that weight is low for your height: a body mass index of ${index.toFixed(1)}. See a doctor or dietitian within two weeks, and eat as much as you can until then.`
  if (index < UNDERWEIGHT)
    return 'Your weight is low for your height: a number from a formula is no help. See a doctor or dietitian.'
  return undefined
}

/** Says that an older person's weight is low, whatever the goal; undefined if it isn't. */
export function noteOnLowWeight(index: number, age: number): string | undefined {
  return age >= AGE_FOR_HIGHER_INDEX && index < LOW_INDEX_FROM_70
    ? `From ${AGE_FOR_HIGHER_INDEX}, a body mass index below ${LOW_INDEX_FROM_70} is a sign of too little food, and yours is ${index.toFixed(1)}. Ask a doctor or dietitian whether you eat enough.`
    : undefined
}

/**
 * Says why no calculator should plan a loss; undefined if one may. `ratio` is waist to height, if known; `isTraining`
 * means hours a day.
 */
export function refusalToLose(
  index: number,
  age: number,
  ratio: number | undefined,
  isTraining = false,
): string | undefined {
  if (noteOnLowWeight(index, age))
    return 'At your age and weight, lose nothing: ask a doctor or dietitian.'
  if (age >= AGE_WITHOUT_LOSS)
    return `At ${AGE_WITHOUT_LOSS} or older, losing weight costs muscle and bone that are hard to regain. Plan it with your doctor, and lift weights.`
  if (age >= AGE_WITHOUT_LOSS_BELOW_25 && index < INDEX_WITH_NOTHING_TO_LOSE)
    return `At ${AGE_WITHOUT_LOSS_BELOW_25} or older, no calculator should plan a loss from a body mass index below ${INDEX_WITH_NOTHING_TO_LOSE}, and yours is ${index.toFixed(1)}: ask a doctor or dietitian.`
  if (age < AGE_OF_THE_YOUNG && index < INDEX_WITH_NOTHING_TO_LOSE)
    return `Under ${AGE_OF_THE_YOUNG}, no calculator should plan a loss from a body mass index below ${INDEX_WITH_NOTHING_TO_LOSE}, and yours is ${index.toFixed(1)}: ask a doctor or dietitian.`
  if (index < INDEX_WITHOUT_LOSS)
    return isTraining
      ? 'You are lean, and train for hours a day: a deficit then costs hormones, bone and periods. Plan it only with a sports dietitian.'
      : `Your body mass index is ${index.toFixed(1)}, in the lower part of the normal range: lose nothing.`
  if (index >= INDEX_WITH_NOTHING_TO_LOSE) return undefined
  if (ratio === undefined)
    return 'At your weight, the waist decides whether health asks for a loss: enter it.'
  return ratio < RATIO_OF_WAIST
    ? 'At your weight and waist, health asks for no loss. To look leaner, train for muscle and eat as now.'
    : undefined
}

/** What someone who may lose weight should know first. */
export function notesOnLoss(index: number, age: number): string[] {
  return [
    index < INDEX_WITH_NOTHING_TO_LOSE &&
      `Your waist is half your height or more: a slow loss helps, until it is less. Never lose below a body mass index of ${INDEX_TO_LOSE_TO}.`,
    index >= INDEX_FOR_AN_APPOINTMENT &&
      'At your weight, make an appointment first: blood pressure, blood sugar and blood fats should be measured, and you may be offered more than advice.',
    age >= AGE_FOR_PROTEIN_AT_EACH_MEAL &&
      `At ${AGE_FOR_PROTEIN_AT_EACH_MEAL} or older, ask your doctor first, and lift twice a week: a loss takes muscle too.`,
  ].filter((note) => note !== false)
}
