import type { ToolValues } from './form'
import { EATING_DISORDER } from './safety'
import { roundToStep } from './units'

/** Bands of NICE guideline NG246, 2025, by the ratio at which they begin. */
const waistBands = [
  { from: 0.4, name: 'no increased risk', text: 'Keep it there: below half your height.' },
  {
    from: 0.5,
    name: 'increased risk',
    text: 'Fat around the organs raises the risk of type 2 diabetes, high blood pressure and heart disease. Every bit less counts. Have a doctor check your blood pressure and blood sugar if nobody has in the last year.',
  },
  {
    from: 0.6,
    name: 'further increased risk',
    text: 'Have a doctor check your blood pressure, blood sugar and blood fats. Walking and lifting help from the first week, with or without a smaller waist.',
  },
] as const

/** Error of a measuring tape as a ratio: a centimeter or two. Closer to a limit, either band may be right. */
const TAPE_ERROR = 0.01

/** Waist-to-height ratio and its meaning, or a sentence if the ratio means nothing. */
export function solveWaistToHeight({ numbers: { waist = 0, height = 0 }, texts }: ToolValues) {
  if (texts.condition === 'pregnant')
    return 'In pregnancy and the months after, the waist says nothing about fat. Skip the tape.'
  if (texts.condition === 'disorder') return EATING_DISORDER
  if (texts.condition === 'minor')
    return 'Growing bodies change from month to month. Under 18, leave this to a doctor, who knows what is usual at each age.'
  const exactRatio = waist / height
  if (exactRatio < 0.3 || exactRatio > 1.2)
    return 'That waist and that height do not go together. Measure both again.'
  const ratio = roundToStep(exactRatio, 0.01)
  if (ratio < 0.4)
    return `Your ratio is ${ratio.toFixed(2)}. The guideline has no band below 0.40. If you are losing weight without trying, or feel weak, see a doctor.`
  const band = waistBands.findLast(({ from }) => ratio >= from) ?? waistBands[0]
  const limit = waistBands.find(
    ({ from }) => from > 0.4 && Math.abs(exactRatio - from) <= TAPE_ERROR,
  )
  return {
    headline: `${ratio.toFixed(2)}: ${band.name}`,
    note: limit
      ? `This is so close to ${limit.from} that the tape decides. Measure twice more, and use the middle value.`
      : undefined,
    text: band.text,
  }
}
