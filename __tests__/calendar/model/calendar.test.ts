import ICAL from 'ical.js'
import { type CalendarPlan, planCalendar, weekFocus } from '../../../src/calendar/model/calendar'

const plan: CalendarPlan = {
  planId: 'heavy-tide-advanced',
  title: 'Heavy Tide',
  duration: '16 weeks, 5x/week',
  weeks: ['Wave one, eights. Squat 3 x 8; bench 3 x 8, at 65 percent.', 'The tide rises: 4 x 8.'],
  url: 'https://loadline.example/workouts/heavy-tide-advanced',
  brand: 'Loadline',
  agenda: [],
  sessions: [],
}

const choice = { from: 1, start: '2026-11-23', days: [0, 1, 3, 4, 5], time: '18:00' }

const made = (changes: Partial<CalendarPlan> = {}, chosen: Partial<typeof choice> = {}) =>
  planCalendar({ ...plan, ...changes }, { ...choice, ...chosen }, new Date('2026-11-20T09:30:15Z'))

/** Parses a file's events with ical.js. */
const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

const uidsOf = (file: string) => eventsOf(file).map(({ uid }) => uid)

test('has one event for each session, in order, named by plan, week, session and focus', () => {
  const events = eventsOf(made())
  expect(events).toHaveLength(80)
  const starts = events.map(({ startDate }) => startDate.toString())
  expect(starts[0]).toBe('2026-11-23T18:00:00')
  expect(starts.at(-1)).toBe('2027-03-13T18:00:00')
  expect([...starts].sort()).toEqual(starts)
  const names = events.map(({ summary }) => summary)
  expect(names[0]).toBe('Heavy Tide, week 1 of 16, session 1 of 5: Wave one, eights')
  expect(names[9]).toBe('Heavy Tide, week 2 of 16, session 5 of 5: The tide rises')
  // This week has no text, so no focus.
  expect(names[12]).toBe('Heavy Tide, week 3 of 16, session 3 of 5')
  expect(events[0]?.description).toBe(`${plan.weeks[0]}\n\n${plan.url}`)
  expect(events[0]?.component.getFirstPropertyValue('url')).toBe(plan.url)
})

describe('a plan with sessions', () => {
  const agenda = [
    [
      { name: 'Squat', day: 'Monday', minutes: 50 },
      { name: 'Bench', day: 'Thursday', minutes: null },
    ],
    [
      { name: 'Easy Squat', day: 'Monday', minutes: 25 },
      { name: 'Bench', day: 'Saturday', minutes: 40 },
    ],
  ]
  const sessions = [
    {
      week: 1,
      session: 1,
      warmUp: 'Ten squats.',
      lines: ['Back squat: 4 × 8.', 'Leg press: 3 × 10.'],
    },
    { week: 2, session: 2, lines: ['Bench press: 2 × 6.'] },
  ]
  const duration = '2 weeks, 2x/week'
  const file = made({ duration, agenda, sessions }, { days: [0, 3] })

  test('names events after their sessions, uses their lengths and lists their lines', () => {
    const events = eventsOf(file)
    expect(events.map(({ summary }) => summary)).toEqual([
      'Squat: Heavy Tide, week 1 of 2',
      'Bench: Heavy Tide, week 1 of 2',
      'Easy Squat: Heavy Tide, week 2 of 2',
      'Bench: Heavy Tide, week 2 of 2',
    ])
    expect(events.map((event) => event.duration.toSeconds() / 60)).toEqual([50, 60, 25, 40])
    const [first, second, , last] = events
    expect(first?.description).toBe(
      `Warm-up: Ten squats.\n\n- Back squat: 4 × 8.\n- Leg press: 3 × 10.\n\n${plan.weeks[0]}\n\n${plan.url}`,
    )
    expect(second?.description).toBe(`${plan.weeks[0]}\n\n${plan.url}`)
    expect(last?.description).toContain('- Bench press: 2 × 6.')
  })

  test('keeps the UIDs from before the plan had sessions', () => {
    expect(uidsOf(file)).toEqual(uidsOf(made({ duration }, { days: [0, 3] })))
  })
})

test('uses floating times and one-hour events, across midnight and daylight saving changes', () => {
  const file = made({}, { start: '2027-03-08', time: '23:30' })
  expect(file).not.toMatch(/TZID|VTIMEZONE/)
  const events = eventsOf(file)
  expect(events[0]?.startDate.zone).toBe(ICAL.Timezone.localTimezone)
  expect(events[0]?.endDate.toString()).toBe('2027-03-09T00:30:00')
  expect(new Set(events.map(({ startDate }) => startDate.hour))).toEqual(new Set([23]))
})

test('has a UTC timestamp and a product id', () => {
  expect(made()).toContain('\r\nDTSTAMP:20261120T093015Z\r\n')
  expect(made()).toContain('\r\nPRODID:-//Loadline//Training plans//EN\r\n')
})

test("keeps a session's UID when its day or time changes", () => {
  const uids = uidsOf(made())
  expect(new Set(uids).size).toBe(80)
  expect(uidsOf(made({}, { start: '2027-01-06', time: '07:15' }))).toEqual(uids)
  expect(uids[0]).toBe('heavy-tide-advanced-week-1-session-1@loadline.example')
})

test('has a higher sequence in a later file, so that calendars move the events they know', () => {
  const sequenceAt = (time: string) =>
    Number(/SEQUENCE:(\d+)/.exec(planCalendar(plan, choice, new Date(time)))?.[1])
  const first = sequenceAt('2026-11-20T09:30:15Z')
  expect(sequenceAt('2026-11-20T09:30:45Z')).toBeGreaterThan(first)
  // Some calendars keep 31 bits.
  expect(sequenceAt('2100-01-01T00:00:00Z')).toBeLessThan(2 ** 31)
})

test('escapes special characters', () => {
  const text = `Rows, presses \\ a backslash; then. ${'Überkopf-Drücken 💪 '.repeat(20)}\nEND:VEVENT`
  const file = made({ title: 'Push, pull; carry', weeks: [text] })
  const events = eventsOf(file)
  expect(events[0]?.description).toBe(`${text}\n\n${plan.url}`)
  expect(events[0]?.summary).toBe(
    'Push, pull; carry, week 1 of 16, session 1 of 5: Rows, presses \\ a backslash',
  )
  expect(events).toHaveLength(80)
  // ical.js also reads a bare comma; other calendars end the text there.
  expect(file).toContain('SUMMARY:Push\\, pull\\; carry\\, week 1')
})

test('ends every line with CRLF after at most 75 octets', () => {
  const file = made({ weeks: ['ä€💪'.repeat(100)] })
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
  const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(Math.max(...sizes)).toBeGreaterThan(70)
  expect(file).not.toContain('\uFFFD')
})

test.each([
  ['Main lifts at 67.5 percent: four sets.', 'Main lifts at 67.5 percent'],
  ['No full stop', 'No full stop'],
  ['', ''],
  [
    'Two sets of 8 on every lift, 8 per side where one arm or leg works, and two carries.',
    'Two sets of 8 on every lift, 8 per side where one arm or…',
  ],
])('extracts the focus of "%s"', (text, focus) => {
  expect(weekFocus(text)).toBe(focus)
})
