import type { LimitId } from './limits'
import { BACKGROUND } from './safety'

interface LimitSource {
  /** What the limit is about, as a row of the page of limits. */
  about: string
  /** Where it comes from; 'Ours' if no source draws the line there. */
  source: string
}

const GLIM =
  'Criteria of malnutrition (GLIM: Cederholm and others, 2019, Clinical Nutrition 38:1). What follows from it is ours'
const REDS = 'REDs: Mountjoy and others, 2023, Br J Sports Med 57:1073'
const TEST = 'Ours: a scale is off by 0.1 kg, and in a long session burned fuel weighs in'
const INTAKE =
  'Low end of the usual diets (Jensen and others, 2014, Circulation 129:S102), not a limit of safety'
const NICE = 'NICE guideline NG246, 2025'
const WHO = 'World Health Organization, 2000, Technical Report 894'
const NEWS =
  'Ours, a little below the top band of the National Early Warning Score (Royal College of Physicians, NEWS2, 2017), which begins at 131'

/** What each limit is about, and its source. Apart from the limits, because only their page shows it. */
export const limitSources: Record<LimitId, LimitSource> = {
  'adult-age': { about: 'Age without a number', source: 'The formulas come from adults' },
  'age-of-the-young': {
    about: 'Age without a loss below a body mass index of 25, for the young',
    source:
      'Ours: growth charts run to 20 (Centers for Disease Control and Prevention, 2000), and eating disorders often begin in these years',
  },
  'age-for-protein-at-each-meal': {
    about: 'Age for protein at each meal, and for asking before a loss',
    source:
      'PROT-AGE study group (Bauer and others, 2013, J Am Med Dir Assoc 14:542); asking first is ours',
  },
  'age-without-loss-below-25': {
    about: 'Age without a loss below a body mass index of 25',
    source:
      'Ours: past 65, fewest died at 24 to 31 (Winter and others, 2014, Am J Clin Nutr 99:875)',
  },
  'age-for-higher-index': {
    about: 'Age from which a low weight begins higher',
    source: GLIM,
  },
  'age-without-loss': {
    about: 'Age for losing weight only with a doctor',
    source: 'Ours: lost muscle and bone are hardest to regain then',
  },
  underweight: { about: 'Body mass index for a doctor or dietitian', source: WHO },
  'index-without-loss': {
    about: 'Body mass index without a loss',
    source: `Ours, so that no slow loss ends near malnutrition or low energy availability (${REDS})`,
  },
  'index-to-lose-to': { about: 'Body mass index to lose down to, at least', source: GLIM },
  'low-index-from-70': {
    about: 'Body mass index with a note on eating enough, from 70',
    source: GLIM,
  },
  'index-without-number-from-70': {
    about: 'Body mass index for a doctor or dietitian within two weeks, from 70',
    source: `Severe malnutrition by its body mass index. ${GLIM}`,
  },
  'index-with-nothing-to-lose': {
    about: 'Body mass index with nothing to lose for health',
    source: WHO,
  },
  'ratio-of-waist': {
    about: 'Waist divided by height at which health asks for a loss below a body mass index of 25',
    source: 'NICE guideline NG246, 2025, for the band; what follows from it is ours',
  },
  'index-without-gain': {
    about:
      'Body mass index without a gain or a diet for the lean, above which weight needs no more protein, and from which blood pressure and blood sugar are checked whatever the waist',
    source: `Obesity begins there (${WHO}). What follows from it is ours`,
  },
  'overweight-by-background': {
    about: `Body mass index at which overweight begins with a ${BACKGROUND}`,
    source: NICE,
  },
  'obesity-by-background': {
    about: `Body mass index at which obesity begins with a ${BACKGROUND}`,
    source: NICE,
  },
  'index-for-an-appointment': {
    about: 'Body mass index for an appointment before a loss, at which the bands of the waist end',
    source: 'NICE guideline NG246, 2025, for the waist; the appointment is ours',
  },
  'index-without-formula': {
    about: 'Body mass index without a formula',
    source: 'Ours: hardly anyone in the studies weighed as much',
  },
  'loss-in-training': {
    about: 'Energy to save at most, with hours of training or hard work a day',
    source: `Ours, against low energy availability (${REDS})`,
  },
  'least-energy-women': { about: 'Energy a day to plan at least, women', source: INTAKE },
  'least-energy-men': { about: 'Energy a day to plan at least, men', source: INTAKE },
  'low-pulse': {
    about: 'Resting heart rate for a doctor',
    source: 'NEWS2 scores 40 and less highest; some endurance athletes are lower and well',
  },
  'raised-pulse': { about: 'Resting heart rate to watch', source: 'NEWS2 begins to score at 91' },
  'high-pulse': {
    about:
      'Resting heart rate for an appointment; for a doctor or midwife today in pregnancy and the year after birth',
    source:
      'The usual limit of a fast heartbeat. A fast one is an urgent maternal warning sign (CDC, Hear Her); how fast to call is ours',
  },
  'pulse-for-today': { about: 'Resting heart rate for a doctor today', source: NEWS },
  'pulse-for-emergency-care': { about: 'Resting heart rate for emergency care', source: NEWS },
  'age-before-heat': {
    about: 'Age for asking a doctor before training in heat',
    source: 'Ours: thirst, sweat and the flow of blood to the skin answer heat later with age',
  },
  'loss-in-heat': {
    about: 'Loss of body weight in heat, at most',
    source:
      'American College of Sports Medicine (Sawka and others, 2007, Med Sci Sports Exerc 39:377)',
  },
  'gain-in-test': {
    about: 'Gain of body weight in a sweat test after which to drink nothing more for a while',
    source:
      'Ours. Any gain means that too much was drunk (Hew-Butler and others, 2015, Clin J Sport Med 25:303)',
  },
  'liters-drunk-an-hour': {
    about: 'Drunk in a sweat test with a warning, more than',
    source: 'NIOSH, Heat stress: hydration, 2017: no more than 48 fl oz an hour',
  },
  'share-to-drink': {
    about: 'Drink as a share of the sweat, at most',
    source: 'Ours: part of what the scale shows is burned fuel and breath',
  },
  'liters-an-hour': { about: 'Drink in an event of up to 4 hours, at most', source: 'Ours' },
  'liters-an-hour-long': {
    about: 'Drink in a longer event, at most',
    source: 'Ours: the middle of the 0.4 to 0.8 liters with which Sawka and others, 2007, begin',
  },
  'minutes-of-test': {
    about: 'Length of a sweat test that is planned from, at least',
    source: TEST,
  },
  'hours-of-test': { about: 'Length of a sweat test that is planned from, at most', source: TEST },
  'hours-to-plan': {
    about: 'Length of an event that is planned, at most',
    source:
      'Beyond, low sodium is more frequent (Hew-Butler and others, 2015, Clin J Sport Med 25:303)',
  },
  'share-of-usual-maximum': {
    about: 'Measured maximum heart rate without zones, against the usual one',
    source:
      'The usual mark of a heart that does not speed up enough (Brubaker and Kitzman, 2011, Circulation 123:1010)',
  },
  'beats-above-usual-maximum': {
    about: 'Measured maximum heart rate that is measured again',
    source: 'Ours: two and a half times the standard error of the formula',
  },
  'age-for-measured-maximum': {
    about: 'Age for a maximum heart rate only from a test with a doctor',
    source: 'Ours',
  },
  'maximum-without-resting': {
    about: 'Maximum heart rate without zones if the resting one is not known',
    source: 'Ours: moderate would begin below 90 beats',
  },
  'age-of-teenagers': {
    about: 'Age for 8 to 10 hours of sleep',
    source:
      'American Academy of Sleep Medicine (Paruthi and others, 2016, J Clin Sleep Med 12:785)',
  },
  'minutes-awake': {
    about: 'Time awake in a night without an earlier bedtime',
    source:
      'Ours: twice the half hour beyond which it counts as trouble sleeping (Lichstein and others, 2003, Behav Res Ther 41:427)',
  },
  'hours-in-bed': { about: 'Time in bed that tells how someone sleeps, at least', source: 'Ours' },
  'hours-asleep': {
    about: 'Hours of sleep with which a tired adult sees a doctor, more than',
    source: 'Ours: the most of the consensus (Watson and others, 2015, Sleep 38:843)',
  },
  'hard-sets-of-the-trained': {
    about: 'Hard sets per muscle and week that are too many for beginners',
    source: 'Ours: a sudden jump injures, and can break muscle down',
  },
  'hard-sets': { about: 'Hard sets per muscle and week that are too many', source: 'Ours' },
}
