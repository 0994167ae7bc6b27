/**
 * The limits that the calculators obey, each a constant of its own, so that visitors download those of their calculator
 * alone. limits.ts has the words of each, and limit-sources.ts its source.
 */

export const ADULT_AGE = 18

// Limits of weight, energy and protein.
export const AGE_OF_THE_YOUNG = 20
export const AGE_FOR_PROTEIN_AT_EACH_MEAL = 65
export const AGE_WITHOUT_LOSS_BELOW_25 = 65
export const AGE_FOR_HIGHER_INDEX = 70
export const AGE_WITHOUT_LOSS = 75
export const UNDERWEIGHT = 18.5
export const INDEX_WITHOUT_LOSS = 22
export const INDEX_TO_LOSE_TO = 20
export const LOW_INDEX_FROM_70 = 22
export const INDEX_WITHOUT_NUMBER_FROM_70 = 20
export const INDEX_WITH_NOTHING_TO_LOSE = 25
export const RATIO_OF_WAIST = 0.5
export const INDEX_WITHOUT_GAIN = 30
export const OVERWEIGHT_BY_BACKGROUND = 23
export const OBESITY_BY_BACKGROUND = 27.5
export const INDEX_FOR_AN_APPOINTMENT = 35
export const INDEX_WITHOUT_FORMULA = 60
export const LOSS_IN_TRAINING = 10
export const LEAST_ENERGY_WOMEN = 1200
export const LEAST_ENERGY_MEN = 1500

// Limits of the heart rate.
export const LOW_PULSE = 40
export const RAISED_PULSE = 90
export const HIGH_PULSE = 100
export const PULSE_FOR_TODAY = 120
export const PULSE_FOR_EMERGENCY_CARE = 130
export const SHARE_OF_USUAL_MAXIMUM = 85
export const BEATS_ABOVE_USUAL_MAXIMUM = 25
export const AGE_FOR_MEASURED_MAXIMUM = 65
export const MAXIMUM_WITHOUT_RESTING = 140

// Limits of sweat and drink.
export const AGE_BEFORE_HEAT = 65
export const LOSS_IN_HEAT = 2
export const GAIN_IN_TEST = 2
export const LITERS_DRUNK_AN_HOUR = 1.4
export const SHARE_TO_DRINK = 80
export const LITERS_AN_HOUR = 1
export const LITERS_AN_HOUR_LONG = 0.6
export const MINUTES_OF_TEST = 40
export const HOURS_OF_TEST = 2
export const HOURS_TO_PLAN = 4

// Limits of sleep.
export const AGE_OF_TEENAGERS = 13
export const MINUTES_AWAKE = 60
export const HOURS_IN_BED = 6
export const HOURS_ASLEEP = 9

// Limits of lifting.
export const HARD_SETS_OF_THE_TRAINED = 20
export const HARD_SETS = 40
