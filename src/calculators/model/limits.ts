import { formatNumber } from './units'

/** A limit that a calculator obeys, and that guides and articles state by its words. */
export interface Limit {
  value: number
  /** What it is about, as a row of the page of limits. */
  about: string
  /** How every text says it. */
  words: string
  /** Where it comes from; 'Ours' if no source draws the line there. */
  source: string
}

/** `words` have a # for the value. */
const limit = (value: number, about: string, words: string, source: string): Limit => ({
  value,
  about,
  words: words.replace('#', formatNumber(value)),
  source,
})

const GLIM =
  'Criteria of malnutrition (GLIM: Cederholm and others, 2019, Clinical Nutrition 38:1). That no calculator plans a loss there is ours'
const INTAKE =
  'Low end of the usual diets (Jensen and others, 2014, Circulation 129:S102), not a limit of safety'
const WHO = 'World Health Organization, 2000, Technical Report 894'
const NEWS =
  'Ours, a little below the top band of the National Early Warning Score (Royal College of Physicians, NEWS2, 2017), which begins at 131'

/** Every limit of a health calculator, by the id that texts link to. */
export const limits = {
  'adult-age': limit(18, 'Age without a number', 'under #', 'The formulas come from adults'),
  'age-for-protein-at-each-meal': limit(
    65,
    'Age for protein at each meal, and for asking before a loss',
    '# or older',
    'PROT-AGE study group (Bauer and others, 2013, J Am Med Dir Assoc 14:542); asking first is ours',
  ),
  'age-for-higher-index': limit(
    70,
    'Age from which a loss needs more weight to start from',
    '# or older',
    GLIM,
  ),
  'age-without-loss': limit(
    75,
    'Age for losing weight only with a doctor',
    '# or older',
    'Ours: lost muscle and bone are hardest to regain then',
  ),
  underweight: limit(18.5, 'Body mass index for a doctor or dietitian', 'below #', WHO),
  'index-without-loss': limit(20, 'Body mass index without a loss', 'below #', GLIM),
  'index-without-loss-from-70': limit(22, 'The same, from 70', 'below #', GLIM),
  'index-without-loss-in-training': limit(
    22,
    'The same, with hours of training a day',
    'below #',
    'Ours, against low energy availability (REDs: Mountjoy and others, 2023, Br J Sports Med 57:1073)',
  ),
  'index-with-nothing-to-lose': limit(
    25,
    'Body mass index with nothing to lose for health',
    'below #',
    WHO,
  ),
  'index-without-gain': limit(
    30,
    'Body mass index without a gain or a diet for the lean, above which weight needs no more protein',
    '# or more',
    `Obesity begins there (${WHO}). What follows from it is ours`,
  ),
  'index-for-an-appointment': limit(
    35,
    'Body mass index for an appointment before a loss, at which the bands of the waist end',
    '# or more',
    'NICE guideline NG246, 2025, for the waist; the appointment is ours',
  ),
  'index-without-formula': limit(
    60,
    'Body mass index without a formula',
    'above #',
    'Ours: hardly anyone in the studies weighed as much',
  ),
  'least-energy-women': limit(1200, 'Energy a day to plan at least, women', '# kcal', INTAKE),
  'least-energy-men': limit(1500, 'Energy a day to plan at least, men', '# kcal', INTAKE),
  'low-pulse': limit(
    40,
    'Resting heart rate for a doctor',
    'below #',
    'NEWS2 scores 40 and less highest; some endurance athletes are lower and well',
  ),
  'raised-pulse': limit(
    90,
    'Resting heart rate to watch',
    '# to 99',
    'NEWS2 begins to score at 91',
  ),
  'high-pulse': limit(
    100,
    'Resting heart rate for an appointment',
    '# to 119',
    'The usual limit of a fast heartbeat',
  ),
  'pulse-for-today': limit(120, 'Resting heart rate for a doctor today', '# to 129', NEWS),
  'pulse-for-emergency-care': limit(
    130,
    'Resting heart rate for emergency care',
    '# or more',
    NEWS,
  ),
  'loss-in-heat': limit(
    2,
    'Loss of body weight in heat, at most',
    '# percent',
    'American College of Sports Medicine (Sawka and others, 2007, Med Sci Sports Exerc 39:377)',
  ),
  'share-to-drink': limit(
    80,
    'Drink as a share of the sweat, at most',
    'four fifths',
    'Ours: part of what the scale shows is burned fuel and breath',
  ),
  'liters-an-hour': limit(
    1,
    'Drink in an event of up to 4 hours, at most',
    '# liter an hour',
    'Ours',
  ),
  'liters-an-hour-long': limit(
    0.6,
    'Drink in a longer event, at most',
    '# liters an hour',
    'Ours: the middle of the 0.4 to 0.8 liters with which Sawka and others, 2007, begin',
  ),
  'hours-to-plan': limit(
    4,
    'Length of an event that is planned, at most',
    '# hours',
    'Beyond, low sodium is more frequent (Hew-Butler and others, 2015, Clin J Sport Med 25:303)',
  ),
  'share-of-usual-maximum': limit(
    85,
    'Measured maximum heart rate without zones, against the usual one',
    'more than 15 percent below',
    'The usual mark of a heart that does not speed up enough (Brubaker and Kitzman, 2011, Circulation 123:1010)',
  ),
  'hours-in-bed': limit(
    6,
    'Time in bed that tells how someone sleeps, at least',
    '# hours',
    'Ours',
  ),
  'hard-sets': limit(40, 'Hard sets per muscle and week that are too many', 'more than #', 'Ours'),
} as const satisfies Record<string, Limit>

export type LimitId = keyof typeof limits

export const limitOf = (id: LimitId) => limits[id].value
