import type { ToolValues } from './form'

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

/** Minutes to fall asleep, or awake at night, from which doctors speak of trouble sleeping. */
const TROUBLE_MINUTES = 30
/** Below this sleep efficiency, more time in bed is no remedy. */
const POOR_EFFICIENCY = 0.8

/** Bedtimes for a night, or a sentence if an earlier bedtime would make sleep worse. */
export function solveBedtime({ numbers, texts }: ToolValues) {
  const { bed = 0, latency = 0, awake = 0 } = numbers
  const wake = parseTime(texts.wake ?? '')
  if (wake === undefined) return 'Enter the time you get up.'
  const inBed = bed * 60
  if (latency + awake >= inBed)
    return 'You were awake for as long as you were in bed. Check the numbers.'
  // Rounded to percent, as shown.
  const efficiency = Math.round(((inBed - latency - awake) / inBed) * 100) / 100
  if (latency + awake > 2 * TROUBLE_MINUTES || efficiency < POOR_EFFICIENCY)
    return 'If you are awake this much, an earlier bedtime makes sleep worse: more time in bed makes it lighter. Keep your wake-up time. If this happens three nights a week for three months, ask a doctor about cognitive behavioral therapy for insomnia, which is the first treatment. If you are in despair or think of harming yourself, call your local emergency number now.'
  const hours = sleepHours[texts.age === 'teenager' ? 'teenager' : 'adult']
  const bedtimeFor = (wanted: number) => formatTime(lightsOutTime(wake, wanted, efficiency))
  return {
    headline: `For ${hours[0]} hours of sleep: lights off by ${bedtimeFor(hours[0])}`,
    note:
      latency > TROUBLE_MINUTES || awake > TROUBLE_MINUTES
        ? 'More than 30 minutes to fall asleep, or awake at night, deserves attention if it happens often: keep your wake-up time, and go to bed when sleepy.'
        : undefined,
    share: Math.round(efficiency * 100),
    rows: hours.map((wanted) => [`${wanted} hours`, bedtimeFor(wanted)]),
  }
}
