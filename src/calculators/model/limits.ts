import * as values from './limit-values'
import { formatNumber } from './units'

/** A limit that a calculator obeys, and that guides and articles state by its words. */
export interface Limit {
  value: number
  /** How every text says it. */
  words: string
}

/** `words` have a # for the value. */
const limit = (value: number, words: string): Limit => ({
  value,
  words: words.replace('#', formatNumber(value)),
})

/** Every limit of a health calculator, by the id that texts link to. limit-sources.ts says where each comes from. */
export const limits = {
  'adult-age': limit(values.ADULT_AGE, 'under #'),
  'age-of-the-young': limit(values.AGE_OF_THE_YOUNG, 'under #'),
  'age-for-protein-at-each-meal': limit(values.AGE_FOR_PROTEIN_AT_EACH_MEAL, '# or older'),
  'age-without-loss-below-25': limit(values.AGE_WITHOUT_LOSS_BELOW_25, '# or older'),
  'age-for-higher-index': limit(values.AGE_FOR_HIGHER_INDEX, '# or older'),
  'age-without-loss': limit(values.AGE_WITHOUT_LOSS, '# or older'),
  underweight: limit(values.UNDERWEIGHT, 'below #'),
  'index-without-loss': limit(values.INDEX_WITHOUT_LOSS, 'below #'),
  'index-to-lose-to': limit(values.INDEX_TO_LOSE_TO, '#'),
  'low-index-from-70': limit(values.LOW_INDEX_FROM_70, 'below #'),
  'index-without-number-from-70': limit(values.INDEX_WITHOUT_NUMBER_FROM_70, 'below #'),
  'index-with-nothing-to-lose': limit(values.INDEX_WITH_NOTHING_TO_LOSE, 'below #'),
  'ratio-of-waist': limit(values.RATIO_OF_WAIST, '# or more'),
  'index-without-gain': limit(values.INDEX_WITHOUT_GAIN, '# or more'),
  'overweight-by-background': limit(values.OVERWEIGHT_BY_BACKGROUND, '# or more'),
  'obesity-by-background': limit(values.OBESITY_BY_BACKGROUND, '# or more'),
  'index-for-an-appointment': limit(values.INDEX_FOR_AN_APPOINTMENT, '# or more'),
  'index-without-formula': limit(values.INDEX_WITHOUT_FORMULA, 'above #'),
  'loss-in-training': limit(values.LOSS_IN_TRAINING, '# percent'),
  'least-energy-women': limit(values.LEAST_ENERGY_WOMEN, '# kcal'),
  'least-energy-men': limit(values.LEAST_ENERGY_MEN, '# kcal'),
  'low-pulse': limit(values.LOW_PULSE, 'below #'),
  'raised-pulse': limit(values.RAISED_PULSE, `# to ${values.HIGH_PULSE - 1}`),
  'high-pulse': limit(values.HIGH_PULSE, `# to ${values.PULSE_FOR_TODAY - 1}`),
  'pulse-for-today': limit(values.PULSE_FOR_TODAY, `# to ${values.PULSE_FOR_EMERGENCY_CARE - 1}`),
  'pulse-for-emergency-care': limit(values.PULSE_FOR_EMERGENCY_CARE, '# or more'),
  'share-of-usual-maximum': limit(
    values.SHARE_OF_USUAL_MAXIMUM,
    `more than ${100 - values.SHARE_OF_USUAL_MAXIMUM} percent below`,
  ),
  'beats-above-usual-maximum': limit(values.BEATS_ABOVE_USUAL_MAXIMUM, 'more than # beats above'),
  'age-for-measured-maximum': limit(values.AGE_FOR_MEASURED_MAXIMUM, '# or older'),
  'maximum-without-resting': limit(values.MAXIMUM_WITHOUT_RESTING, 'below #'),
  'age-before-heat': limit(values.AGE_BEFORE_HEAT, '# or older'),
  'loss-in-heat': limit(values.LOSS_IN_HEAT, '# percent'),
  'gain-in-test': limit(values.GAIN_IN_TEST, '# percent'),
  'liters-drunk-an-hour': limit(values.LITERS_DRUNK_AN_HOUR, '# liters an hour'),
  'share-to-drink': limit(values.SHARE_TO_DRINK, 'four fifths'),
  'liters-an-hour': limit(values.LITERS_AN_HOUR, '# liter an hour'),
  'liters-an-hour-long': limit(values.LITERS_AN_HOUR_LONG, '# liters an hour'),
  'minutes-of-test': limit(values.MINUTES_OF_TEST, '# minutes'),
  'hours-of-test': limit(values.HOURS_OF_TEST, '# hours'),
  'hours-to-plan': limit(values.HOURS_TO_PLAN, '# hours'),
  'age-of-teenagers': limit(values.AGE_OF_TEENAGERS, '# to 18'),
  'minutes-awake': limit(values.MINUTES_AWAKE, '# minutes or more'),
  'hours-in-bed': limit(values.HOURS_IN_BED, '# hours'),
  'hours-asleep': limit(values.HOURS_ASLEEP, '# hours'),
  'hard-sets-of-the-trained': limit(values.HARD_SETS_OF_THE_TRAINED, 'more than #'),
  'hard-sets': limit(values.HARD_SETS, 'more than #'),
} as const satisfies Record<string, Limit>

export type LimitId = keyof typeof limits
