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
  'adult-age': limit(18, 'under #'),
  'age-for-protein-at-each-meal': limit(65, '# or older'),
  'age-without-loss-below-25': limit(65, '# or older'),
  'age-for-higher-index': limit(70, '# or older'),
  'age-without-loss': limit(75, '# or older'),
  underweight: limit(18.5, 'below #'),
  'index-without-loss': limit(22, 'below #'),
  'index-to-lose-to': limit(20, '#'),
  'low-index-from-70': limit(22, 'below #'),
  'index-without-number-from-70': limit(20, 'below #'),
  'index-with-nothing-to-lose': limit(25, 'below #'),
  'index-without-gain': limit(30, '# or more'),
  'index-for-an-appointment': limit(35, '# or more'),
  'index-without-formula': limit(60, 'above #'),
  'loss-in-training': limit(10, '# percent'),
  'least-energy-women': limit(1200, '# kcal'),
  'least-energy-men': limit(1500, '# kcal'),
  'low-pulse': limit(40, 'below #'),
  'raised-pulse': limit(90, '# to 99'),
  'high-pulse': limit(100, '# to 119'),
  'pulse-for-today': limit(120, '# to 129'),
  'pulse-for-emergency-care': limit(130, '# or more'),
  'age-before-heat': limit(65, '# or older'),
  'loss-in-heat': limit(2, '# percent'),
  'gain-in-test': limit(2, '# percent'),
  'liters-drunk-an-hour': limit(1.4, '# liters an hour'),
  'share-to-drink': limit(80, 'four fifths'),
  'liters-an-hour': limit(1, '# liter an hour'),
  'liters-an-hour-long': limit(0.6, '# liters an hour'),
  'minutes-of-test': limit(40, '# minutes'),
  'hours-of-test': limit(2, '# hours'),
  'hours-to-plan': limit(4, '# hours'),
  'share-of-usual-maximum': limit(85, 'more than 15 percent below'),
  'hours-in-bed': limit(6, '# hours'),
  'hours-asleep': limit(9, '# hours'),
  'hard-sets-of-the-trained': limit(20, 'more than #'),
  'hard-sets': limit(40, 'more than #'),
} as const satisfies Record<string, Limit>

export type LimitId = keyof typeof limits

export const limitOf = (id: LimitId) => limits[id].value
