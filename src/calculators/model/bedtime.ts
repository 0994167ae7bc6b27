import { refusalOf, type ToolValues, urgent } from './form'
import { HOURS_ASLEEP, HOURS_IN_BED, MINUTES_AWAKE } from './limit-values'
import { formatNumber } from './units'

const DAY = 24 * 60

/** Parses a time such as '06:30' to minutes since midnight; undefined for other text. */
export function parseTime(time: string): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Formats minutes since midnight: '6:30 AM' for 390. */
export function formatTime(minutes: number): string {
  const time = ((Math.round(minutes) % DAY) + DAY) % DAY
  const hours = Math.floor(time / 60)
  const period = hours < 12 ? 'AM' : 'PM'
  return `${hours % 12 || 12}:${String(time % 60).padStart(2, '0')} ${period}`
}

/**
 * Bedtime in minutes since midnight, in steps of five; negative on the evening before. It is the wake-up time
 * minus the sleep wanted divided by sleep efficiency.
 */
export const lightsOutTime = (wake: number, sleepHours: number, efficiency: number) =>
  Math.round((wake - (sleepHours * 60) / efficiency) / 5) * 5

/** Hours of sleep by age. Adults: Watson and others, 2015. Teenagers: Paruthi and others, 2016. */
const sleepHours = { adult: [7, 7.5, 8, 8.5, 9], teenager: [8, 8.5, 9, 9.5, 10] } as const

/** Minutes to fall asleep, or awake at night, beyond which doctors speak of trouble sleeping. */
const TROUBLE_MINUTES = 30
/** Below this sleep efficiency, more time in bed is no remedy. */
const POOR_EFFICIENCY = 0.85

const THERAPY = 'cognitive behavioral therapy for insomnia, which is the first treatment'
const INSOMNIA = `If this happens three nights a week for three months, ask a doctor about ${THERAPY}.`

const refusals: Record<string, string> = {
  insomnia: `More time in bed makes such nights lighter. Keep your wake-up time, and go to bed when sleepy. Ask a doctor about ${THERAPY}.`,
  apnea:
    'Loud snoring with pauses, or falling asleep where you should be awake, is no matter of bedtime: see a doctor about sleep apnea, within days if you drive for work. Until then, do not drive sleepy.',
  mood: 'Needing little sleep while you feel unusually full of energy can be the start of an illness that is treatable: see a doctor within a day, and let someone come with you.',
  rhythm:
    'With bipolar disorder or epilepsy, a short or shifted night can set off an episode or a seizure. Keep the same hours every day, and plan any change with the people who treat you.',
}

const DESPAIR = urgent(
  'You are not alone with this, and it can be helped. In the US and Canada call or text 988, in the UK and Ireland call 116 123, elsewhere your local crisis line. If you have done something or are about to, call your emergency number now, and let someone stay with you.',
)

/** Bedtimes for a night, or a sentence if an earlier bedtime would make sleep worse. */
export function solveBedtime({ numbers, texts }: ToolValues) {
  if (texts.despair === 'yes') return DESPAIR
  const refusal = refusalOf(refusals, texts.condition)
  if (refusal) return refusal
  const { bed = 0, latency = 0, awake = 0 } = numbers
  const wake = parseTime(texts.wake ?? '')
  if (wake === undefined) return 'Enter the time you get up.'
  const inBed = bed * 60
  if (latency + awake >= inBed)
    return 'You were awake for as long as you were in bed. Check the numbers.'
  // Rounded to percent, as shown.
  const efficiency = Math.round(((inBed - latency - awake) / inBed) * 100) / 100
  const isShort = bed < HOURS_IN_BED
  if (
    Math.max(latency, awake) > TROUBLE_MINUTES ||
    latency + awake >= MINUTES_AWAKE ||
    efficiency < POOR_EFFICIENCY
  )
    return isShort
      ? `A night of less than ${HOURS_IN_BED} hours in bed says little about how you sleep. Go to bed earlier, and enter a night of ${HOURS_IN_BED} hours or more.`
      : `If you are awake this much, an earlier bedtime makes sleep worse: more time in bed makes it lighter. Keep your wake-up time, and go to bed when sleepy. ${INSOMNIA}`
  const hours = sleepHours[texts.age === 'teenager' ? 'teenager' : 'adult']
  const bedtimeFor = (wanted: number) => formatTime(lightsOutTime(wake, wanted, efficiency))
  const slept = (inBed - latency - awake) / 60
  const most = texts.age === 'teenager' ? 10 : HOURS_ASLEEP
  const notes = [
    slept > most &&
      `You slept about ${formatNumber(slept)} hours. If you often sleep more than ${most} and still wake tired, or need this much all of a sudden, see a doctor.`,
    isShort && `That night was short: check with one of ${HOURS_IN_BED} hours or more in bed.`,
  ]
  return {
    headline: `For ${hours[0]} hours of sleep: lights off by ${bedtimeFor(hours[0])}`,
    note: notes.filter(Boolean).join(' '),
    share: Math.round(efficiency * 100),
    rows: hours.map((wanted) => [`${wanted} hours`, bedtimeFor(wanted)]),
  }
}
