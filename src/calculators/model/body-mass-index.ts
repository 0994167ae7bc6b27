import { limitOf, limits } from './limits'

/** Weight in kilograms over height in meters squared. */
export const bodyMassIndex = (kilograms: number, centimeters: number) =>
  kilograms / (centimeters / 100) ** 2

/** Below this, a typing error is likelier than a person. */
const MIN_INDEX = 12

/** Says why no formula holds at this body mass index and age, whatever the goal; undefined if one does. */
export function refusalAtIndex(index: number, age = 0): string | undefined {
  if (index < MIN_INDEX || index > limitOf('index-without-formula'))
    return 'No formula holds for that weight at that height. Check both, and the units. If they are right, see a doctor or dietitian.'
  if (age >= limitOf('age-for-higher-index') && index < limitOf('index-without-number-from-70'))
    return `At your age that weight is low for your height: a body mass index of ${index.toFixed(1)}. See a doctor or dietitian within two weeks, and eat as much as you can until then.`
  if (index < limitOf('underweight'))
    return 'Your weight is low for your height: a number from a formula is no help. See a doctor or dietitian.'
  return undefined
}

/** Says that an older person's weight is low, whatever the goal; undefined if it isn't. */
export function noteOnLowWeight(index: number, age: number): string | undefined {
  return age >= limitOf('age-for-higher-index') && index < limitOf('low-index-from-70')
    ? `From ${limitOf('age-for-higher-index')}, a body mass index below ${limitOf('low-index-from-70')} is a sign of too little food, and yours is ${index.toFixed(1)}. Ask a doctor or dietitian whether you eat enough.`
    : undefined
}

/** Says why no calculator should plan a loss; undefined if one may. `isTraining` means hours a day. */
export function refusalToLose(index: number, age: number, isTraining: boolean): string | undefined {
  if (noteOnLowWeight(index, age))
    return 'At your age and weight, lose nothing: ask a doctor or dietitian.'
  if (age >= limitOf('age-without-loss'))
    return `At ${limits['age-without-loss'].words}, losing weight costs muscle and bone that are hard to regain. Plan it with your doctor, and lift weights.`
  if (age >= limitOf('age-without-loss-below-25') && index < limitOf('index-with-nothing-to-lose'))
    return `At ${limits['age-without-loss-below-25'].words}, no calculator should plan a loss from a body mass index ${limits['index-with-nothing-to-lose'].words}, and yours is ${index.toFixed(1)}: ask a doctor or dietitian.`
  if (index >= limitOf('index-without-loss')) return undefined
  return isTraining
    ? 'You are lean, and train for hours a day: a deficit then costs hormones, bone and periods. Plan it only with a sports dietitian.'
    : `Your body mass index is ${index.toFixed(1)}, in the lower part of the normal range: lose nothing.`
}

/** What someone who may lose weight should know first. */
export function notesOnLoss(index: number, age: number): string[] {
  return [
    index < limitOf('index-with-nothing-to-lose') &&
      `At your weight, health asks for no loss. To look leaner, train for muscle and eat as now. Never lose below a body mass index of ${limits['index-to-lose-to'].words}.`,
    index >= limitOf('index-for-an-appointment') &&
      'At your weight, make an appointment first: blood pressure, blood sugar and blood fats should be measured, and you may be offered more than advice.',
    age >= limitOf('age-for-protein-at-each-meal') &&
      `At ${limits['age-for-protein-at-each-meal'].words}, ask your doctor first, and lift twice a week: a loss takes muscle too.`,
  ].filter((note) => note !== false)
}
