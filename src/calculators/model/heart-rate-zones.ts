import { chosenIn, refusalOf, type ToolValues, type UrgentRefusal, urgent } from './form'
import {
  ADULT_AGE,
  AGE_FOR_MEASURED_MAXIMUM,
  BEATS_ABOVE_USUAL_MAXIMUM,
  HIGH_PULSE,
  LOW_PULSE,
  MAXIMUM_WITHOUT_RESTING,
  PULSE_FOR_EMERGENCY_CARE,
  PULSE_FOR_TODAY,
  RAISED_PULSE,
  SHARE_OF_USUAL_MAXIMUM,
} from './limit-values'
import { EMERGENCY } from './safety'

/**
 * The zones with their talk test, and the shares of the maximum and of the reserve (maximum minus resting
 * rate) at which each starts. The two scales set different limits for the same effort (ACSM position stand,
 * Garber and others, 2011, Medicine & Science in Sports & Exercise 43:1334).
 */
const zones = [
  { name: 'Very light', talk: 'You could sing.', ofMaximum: 0, ofReserve: 0 },
  {
    name: 'Light',
    talk: 'You can talk without noticing your breath.',
    ofMaximum: 0.57,
    ofReserve: 0.3,
  },
  {
    name: 'Moderate',
    talk: 'You can talk in sentences but not sing.',
    ofMaximum: 0.64,
    ofReserve: 0.4,
  },
  { name: 'Vigorous', talk: 'A few words, then a breath.', ofMaximum: 0.77, ofReserve: 0.6 },
  { name: 'Near maximal', talk: 'Not a word.', ofMaximum: 0.96, ofReserve: 0.9 },
] as const

/** Typical maximum heart rate of an adult, by Tanaka's formula: 208 - 0.7 × age. */
export const usualMaximum = (age: number) => Math.round(208 - 0.7 * age)

/**
 * The five zones in beats a minute, both limits inclusive. With `resting`, shares of the reserve (Karvonen),
 * else of `maximum`. The lowest has no meaningful lower limit.
 */
export function heartRateZones(maximum: number, resting?: number) {
  const starts = zones.map(({ ofMaximum, ofReserve }) =>
    Math.round(
      resting === undefined ? ofMaximum * maximum : resting + ofReserve * (maximum - resting),
    ),
  )
  return zones.map(({ name, talk }, index) => {
    const to = (starts[index + 1] ?? maximum + 1) - 1
    return { name, talk, beats: index === 0 ? `up to ${to}` : `${starts[index]} to ${to}` }
  })
}

/** The oldest age in the studies behind the formula. */
const MAX_STUDIED_AGE = 81
/** Beats between resting and maximum rate below which zones are too narrow to train by. */
const MIN_RESERVE = 50

const refusals: Record<string, string> = {
  heart:
    'With a heart condition or heart medicine, zones from a formula are wrong for you. Use the talk test, and ask the doctor who treats you for your limits.',
  pregnant:
    'In pregnancy the heart beats faster, after birth it takes time to settle, and this formula does not hold. Use the talk test: at a moderate effort you can talk in sentences. Ask your doctor or midwife what suits you.',
}

const OUT_OF_RHYTHM = `A slipped strap is the likely cause, a heart out of rhythm a rarer one: measure again, and show it to a doctor if it comes back. ${EMERGENCY}`

const SIGNS = 'With chest tightness, dizziness, fainting or short breath'

/**
 * What a resting heart rate asks for before any zones; undefined if it is usual, or near it. In pregnancy and the
 * year after birth, a fast one is not for later.
 */
function refusalAtRest(resting: number, isMaternal: boolean): UrgentRefusal | undefined {
  if (resting >= PULSE_FOR_EMERGENCY_CARE)
    return urgent(
      `A heart rate of ${resting} at rest needs emergency care now, unless a recount after a few minutes of sitting still is far lower. ${SIGNS}: call your emergency number at once. Do not drive yourself.`,
    )
  if (resting >= PULSE_FOR_TODAY)
    return urgent(
      `A resting heart rate of ${resting} is for a doctor today, if it stays there after ten minutes of sitting still. ${SIGNS}: call your emergency number.`,
    )
  if (resting >= HIGH_PULSE && isMaternal)
    return urgent(
      `A resting heart rate of ${resting} is, in pregnancy and in the year after birth, for a doctor or midwife today, if it stays there after ten minutes of sitting still. ${SIGNS}: call your emergency number.`,
    )
  if (resting >= HIGH_PULSE)
    return urgent(
      `A resting heart rate of ${HIGH_PULSE} or more needs a doctor, not zones. Measure it again after ten minutes lying down. If it stays there, make an appointment. Until then, no hard training. ${SIGNS}: call your emergency number.`,
    )
  if (resting < LOW_PULSE)
    return urgent(
      `A resting heart rate below ${LOW_PULSE} is normal in some endurance athletes and a heart problem or an effect of medicine in others. See a doctor before you train by pulse, immediately if you feel dizzy, faint or short of breath. ${EMERGENCY}`,
    )
  return undefined
}

/** Says why zones would mislead or harm; undefined if they are safe to use. */
function refusalFor(
  age: number,
  resting: number | undefined,
  maximum: number | undefined,
  { condition, signs }: ToolValues['texts'],
): string | UrgentRefusal | undefined {
  const isMaternal = chosenIn(condition).includes('pregnant')
  const atRest = resting === undefined ? undefined : refusalAtRest(resting, isMaternal)
  const isMinor = age < ADULT_AGE
  // A child's heart beats faster, but no slower.
  const mayBeUsual =
    isMinor &&
    !isMaternal &&
    resting !== undefined &&
    resting >= LOW_PULSE &&
    resting < PULSE_FOR_TODAY
  if (atRest && !mayBeUsual) return atRest
  if (signs === 'yes')
    return urgent(
      `Signs like these during effort come before any number: no training before a doctor has seen you, the same day (American College of Sports Medicine, 2015). A faint during effort: call your emergency number, even if you are well again. ${EMERGENCY}`,
    )
  const refusal = refusalOf(refusals, condition)
  if (refusal) return urgent(`${refusal} ${EMERGENCY}`)
  if (isMinor)
    return `The formula comes from adults. Under 18, use the talk test: at a moderate effort you can talk in sentences but not sing.${atRest ? ' Ask a doctor whether that resting heart rate is usual at this age.' : ''}`
  const usual = usualMaximum(age)
  if (maximum !== undefined && maximum > usual && age >= AGE_FOR_MEASURED_MAXIMUM)
    return `At ${AGE_FOR_MEASURED_MAXIMUM} or older, a maximum above the usual ${usual} comes from a test with a doctor, who then names your zones. The peak of a watch is none: leave the field empty.${maximum > usual + BEATS_ABOVE_USUAL_MAXIMUM ? ` ${OUT_OF_RHYTHM}` : ''}`
  if (maximum !== undefined && maximum * 100 < usual * SHARE_OF_USUAL_MAXIMUM)
    return `A measured maximum of ${maximum} is more than ${100 - SHARE_OF_USUAL_MAXIMUM} percent below what is usual at ${age}, ${usual}. Heart medicine, a test that ended early, or a heart that does not speed up enough can be behind it. Use the talk test, and ask a doctor what the test showed.`
  if (maximum !== undefined && maximum > usual + BEATS_ABOVE_USUAL_MAXIMUM)
    return `A measured maximum of ${maximum} is more than ${BEATS_ABOVE_USUAL_MAXIMUM} beats above what is usual at ${age}, ${usual}. ${OUT_OF_RHYTHM}`
  const highest = maximum ?? usual
  if (resting === undefined && highest < MAXIMUM_WITHOUT_RESTING)
    return `With a maximum of ${highest}, moderate begins near rest: enter your resting heart rate too.`
  if (resting !== undefined && highest - resting < MIN_RESERVE)
    return 'Your resting heart rate and your maximum are too close together for zones. Measure the resting rate again lying down, use the talk test, and ask a doctor about both numbers.'
  return undefined
}

/** Zones with advice, or a sentence if numbers would mislead. */
export function solveHeartRate({ numbers: { age = 0, resting, maximum }, texts }: ToolValues) {
  const refusal = refusalFor(age, resting, maximum, texts)
  if (refusal) return refusal
  const highest = maximum ?? usualMaximum(age)
  const needsClearance = chosenIn(texts.condition).includes('metabolic')
  const zones = heartRateZones(highest, resting).slice(0, needsClearance ? 3 : undefined)
  const moderate = zones.find(({ name }) => name === 'Moderate')
  const notes = [
    needsClearance &&
      'With diabetes or kidney disease, ask a doctor before vigorous effort, even if you feel well, and before any training if you are not active now (American College of Sports Medicine, 2015). So the zones end at moderate.',
    resting !== undefined &&
      resting >= RAISED_PULSE &&
      `A resting heart rate of ${RAISED_PULSE} to ${HIGH_PULSE - 1} is on the high side: measure it on three mornings in bed. If it stays there, mention it to a doctor.`,
    maximum === undefined &&
      `The maximum of ${highest} is an estimate from age: one person in three is more than 10 beats off, one in twenty more than 20.`,
    age > MAX_STUDIED_AGE &&
      `The studies behind the usual maximum had nobody older than ${MAX_STUDIED_AGE}.`,
    maximum !== undefined &&
      age >= AGE_FOR_MEASURED_MAXIMUM &&
      `At ${AGE_FOR_MEASURED_MAXIMUM} or older, a maximum comes from a test with a doctor.`,
    'If the talk test disagrees, believe the talk test.',
  ]
  return {
    headline: `Moderate is ${moderate?.beats} beats a minute`,
    note: notes.filter(Boolean).join(' '),
    zones,
  }
}
