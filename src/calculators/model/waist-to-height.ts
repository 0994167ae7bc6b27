import { bodyMassIndex, noteOnLowWeight, refusalAtIndex, refusalToLose } from './body-mass-index'
import { refusalOf, type ToolValues } from './form'
import {
  ADULT_AGE,
  INDEX_FOR_AN_APPOINTMENT,
  INDEX_WITHOUT_GAIN,
  INDEX_WITHOUT_LOSS,
  OBESITY_BY_BACKGROUND,
} from './limit-values'
import { BACKGROUND, EATING_DISORDER, UNWANTED_LOSS } from './safety'
import { roundToStep, toCentimeters, toKilograms } from './units'

/** Bands of NICE guideline NG246, 2025, by the ratio at which they begin. */
const waistBands = [
  { from: 0.4, name: 'no increased risk', text: 'Keep it there: below half your height.' },
  {
    from: 0.5,
    name: 'increased risk',
    text: 'Fat around the organs raises the risk of type 2 diabetes, high blood pressure and heart disease. Have a doctor check your blood pressure and blood sugar if nobody has in the last year.',
  },
  {
    from: 0.6,
    name: 'further increased risk',
    text: 'Have a doctor check your blood pressure, blood sugar and blood fats. Walking and lifting help from the first week, with or without a smaller waist.',
  },
] as const

const [narrowest, , widest] = waistBands

const bandOf = (ratio: number) => waistBands.findLast(({ from }) => ratio >= from) ?? narrowest

/** Error of a measuring tape as a ratio: a centimeter or two. Closer to a limit, either band may be right. */
const TAPE_ERROR = 0.01

const refusals: Record<string, string> = {
  pregnant: 'In pregnancy and the months after, the waist says nothing about fat. Skip the tape.',
  disorder: EATING_DISORDER,
  unwanted: UNWANTED_LOSS,
}

const MINOR =
  'Growing bodies change from month to month. Under 18, leave this to a doctor, who knows what is usual at each age.'

/** What a waist means for someone of this body mass index and age. */
function textFor(ratio: number, index: number, age: number) {
  const { from, text } = bandOf(ratio)
  const isWide = from > narrowest.from
  if (!isWide && index >= INDEX_WITHOUT_GAIN)
    return `The waist is not all: your body mass index is ${index.toFixed(1)}, and from ${INDEX_WITHOUT_GAIN} a doctor should check your blood pressure, blood sugar and blood fats, once a year.`
  if (!isWide) return text
  if (from === widest.from && index < INDEX_WITHOUT_LOSS)
    return 'So wide a waist at so low a weight may be fluid or a growth in the belly and not fat: lose nothing, and see a doctor this week.'
  return `${text} ${refusalToLose(index, age, ratio) ?? 'Whether to lose weight for it: see the guide on losing fat.'}`
}

/** For whom obesity begins lower: says so from there; undefined otherwise. */
const noteOnBackground = (index: number) =>
  index >= OBESITY_BY_BACKGROUND && index < INDEX_WITHOUT_GAIN
    ? `With a ${BACKGROUND}, obesity begins at ${OBESITY_BY_BACKGROUND}, and yours is ${index.toFixed(1)}: have your blood pressure, blood sugar and blood fats checked once a year.`
    : undefined

/** Waist-to-height ratio and its meaning, or a sentence if the ratio means nothing. */
export function solveWaistToHeight({ system, numbers, texts }: ToolValues) {
  const { waist = 0, height = 0, weight = 0, age = 0 } = numbers
  const refusal = refusalOf(refusals, texts.condition) ?? (age < ADULT_AGE ? MINOR : undefined)
  if (refusal) return refusal
  const exactRatio = waist / height
  if (exactRatio < 0.3 || exactRatio > 1.2)
    return 'That waist and that height do not go together. Measure both again.'
  const index = bodyMassIndex(toKilograms(weight, system), toCentimeters(height, system))
  const refusalOfWeight = refusalAtIndex(index, age)
  if (refusalOfWeight) return refusalOfWeight
  if (index >= INDEX_FOR_AN_APPOINTMENT)
    return `Your body mass index is ${index.toFixed(0)}, and the bands are for less than ${INDEX_FOR_AN_APPOINTMENT}: the waist adds little there. Make an appointment: blood pressure, blood sugar and blood fats should be measured, and you may be offered more than advice.`
  const ratio = roundToStep(exactRatio, 0.01)
  const first = narrowest.from
  if (ratio < first)
    return `Your ratio is ${ratio.toFixed(2)}, and the guideline has no band below ${first.toFixed(2)}. A lean waist is usual in many people: with your weight there is nothing to lose. If periods stop, or you feel weak or cold, see a doctor.`
  const limit = waistBands.find(
    ({ from }) => from > first && Math.abs(exactRatio - from) <= TAPE_ERROR,
  )
  const notes = [
    limit &&
      `This is so close to ${limit.from} that the tape decides. Measure twice more, and use the middle value.`,
    noteOnLowWeight(index, age),
    noteOnBackground(index),
  ]
  return {
    headline: `${ratio.toFixed(2)}: ${bandOf(ratio).name}${index >= INDEX_WITHOUT_GAIN ? ' by the waist alone' : ''}`,
    note: notes.filter(Boolean).join(' '),
    text: textFor(ratio, index, age),
  }
}
