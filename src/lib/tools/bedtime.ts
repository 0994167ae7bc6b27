const DAY = 24 * 60

/** Returns the minutes since midnight of a time such as '06:30'; undefined for any other text. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** Returns a time of the day in words: '6:30 AM' for 390 minutes since midnight. */
export function clockTime(minutes: number): string {
  const time = ((Math.round(minutes) % DAY) + DAY) % DAY
  const hours = Math.floor(time / 60)
  const half = hours < 12 ? 'AM' : 'PM'
  return `${hours % 12 || 12}:${String(time % 60).padStart(2, '0')} ${half}`
}

/**
 * Returns when to switch off the light, in minutes since midnight (below 0 is the evening before):
 * the time to get up, less the sleep wanted, less the minutes it takes to fall asleep and those
 * awake at night.
 */
export function lightsOff(wake: number, sleepHours: number, latency = 0, awake = 0): number {
  return wake - sleepHours * 60 - latency - awake
}
