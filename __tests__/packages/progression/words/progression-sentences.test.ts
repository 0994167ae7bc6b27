import type { ProgramLine } from '../../../../packages/progression/language/program'
import { parseProgression, parseRule } from '../../../../packages/progression/language/progression'
import type { WrittenProgression } from '../../../../packages/progression/language/progression-grammar'
import {
  progressionTopics,
  stepTexts,
} from '../../../../packages/progression/words/progression-sentences'
import { ruleSentences } from '../../../../packages/progression/words/rule-words'
import { library, program } from '../../../support/fixtures/program'
import { changedLine, type LineFields } from '../../../support/fixtures/program-line'

const [session] = program.sessions
const LESS = 'take 10% less once (15% after 3 weeks, 20% after 4), '
const awayText = (after: string) =>
  `Missed sessions and breaks: Do a missed session next, never two in one day. After an illness, wait for a day without fever, then do half the sets once. After ${after}start at the bottom of each range and do two sets fewer in all; full sets bring the old numbers back, then more. After 4 weeks, begin again after the last lighter week.`
const NEAREST =
  'Weights go to the nearest one you have; a step down of over 12% (20% in lighter weeks) becomes a rep or set less.'
const AWAY = awayText(`10 days off, ${LESS}`)

const paragraphsOf = (...plan: Parameters<typeof progressionTopics>) =>
  progressionTopics(...plan).map(({ title, lines }) => `${title}: ${lines.join(' ')}`)

/** Topics for a plan with one deload, with the given lines or those of the fixture. */
const says = (progression: WrittenProgression, ...lines: LineFields[]) => {
  if (!session) throw new Error('The fixture has a session.')
  const [first] = session.lines
  const own = lines.map((fields) => changedLine(first as ProgramLine, fields))
  const sessions = [{ ...session, lines: own.length > 0 ? own : session.lines }]
  return paragraphsOf({ ...program, progression: parseProgression(progression), sessions }, library)
}

test('a rule explains raises, jumps, misses and deloads', () => {
  expect(
    says({ on: 'all sets at the top', left: 2, from: 3, limit: 15, climb: 15, lighter: 0 }),
  ).toEqual([
    'Going up: Add a rep where you can. When all sets reach the top of their range with 2 left, go up a step and start again at the bottom. Nothing goes up where a week gives one number instead of a range. Before week 3, only add reps; steps come from week 3 on.',
    'When the next weight is too heavy: If the next weight is over 15% heavier, work up to 15 reps first; after the jump, 70% of the lowest target is enough (6 of 8).',
    'Misses and easy sessions: After a set below its range, or with too few reps left, do the same next time. After two sessions in a row below it, take 10% less weight, from the bottom, once a week at most. Too few reps left three times in a row: a rung, a step, a set or a few reps less. Two too many twice in a row, in all sets: two reps or two steps more, up to 12%.',
    'Lighter weeks: They use the bottom of the range or fewer reps, with the same weight, and do not count toward progress.',
    AWAY,
  ])
})

test.each([
  [
    { again: 2 },
    [
      "The plan sets each week's numbers",
      'After 2 or more sets below a higher target than the week before, the week comes again once, and the plan gets longer; what fell short goes on by half a step',
    ],
  ],
  [
    { on: 'all reps done', miss: '5% less', misses: '5% less' } as const,
    [
      'When all reps are done with the prescribed reserve, go up a step',
      'After a set below its range, take 5% less weight, from the bottom',
      'Too few reps left three times in a row: a rung, a step, a set or a few reps less',
      'Two too many twice in a row, in all sets: two reps or two steps more, up to 12%',
    ],
  ],
  [
    { on: 'all sets at the top', raise: 'the next rung' } as const,
    [
      'Add a rep where you can. When all sets reach the top of their range with the prescribed reserve, take the next rung and start again at the bottom',
      'After a set below its range, or with too few reps left, do the same next time',
      'After two sessions in a row below it, go back a rung',
      'Too few reps left three times in a row: a rung, a step, a set or a few reps less',
      'Two too many twice in a row, in all sets: two reps or two steps more, up to 12%',
    ],
  ],
])('%j', (rule, texts) => {
  expect(Object.values(ruleSentences(parseRule(rule))).flat()).toEqual(
    texts.map((text) => `${text}.`),
  )
})

test('deloads ask for the bottom of the range, 10% lighter unless the rule says otherwise', () => {
  const light = (progression: WrittenProgression, line: LineFields = {}) =>
    says(progression, { amount: '8-12', ...line }).at(-2)
  expect(light({ on: 'all sets at the top' })).toBe(
    'Lighter weeks: They use the bottom of the range or fewer reps, with 10% off the heaviest of late, and do not count toward progress.',
  )
  expect(light({ on: 'all sets at the top', raise: 'nothing' })).toBe(
    'Lighter weeks: They use the bottom of the range or fewer reps, and do not count toward progress.',
  )
  // The fourth week, a deload, leaves the line out.
  expect(light({ on: 'all sets at the top' }, { sets: [3, 3, 3, 0] })).not.toMatch(/Lighter/)
})

test('explains exercises in two sessions and those that start without weight', () => {
  const [strong, easy] = program.sessions
  if (!strong || !easy) throw new Error('The fixture has two sessions.')
  const sessions = [strong, { ...easy, lines: strong.lines.slice(0, 1) }]
  const added = new Map(
    [...library].map(([id, facts]) => [id, { ...facts, loaded: 'added' as const }]),
  )
  const two = (progression: WrittenProgression) =>
    paragraphsOf({ ...program, progression: parseProgression(progression), sessions }, added)
  const each = 'An exercise in two sessions progresses separately in each.'
  expect(two({ on: 'all sets at the top', steps: { barbell: '5 kg' } })).toContain(
    `Working out the numbers: ${each} ${NEAREST} An exercise that starts without weight adds one step first.`,
  )
  expect(two({ on: 'all sets at the top', accounts: 'lift' }).join()).not.toContain(each)
})

test('percent rules explain missed reps and rounding', () => {
  const line = { percent: 80, progression: 'Main lifts' }
  const others = { 'Main lifts': { miss: '5% less' } }
  const steps = { barbell: '2.5 kg' }
  expect(says({ others, steps }, line).slice(0, -1)).toEqual([
    'Going up: The weight is a percentage, worked out for each week.',
    'Misses and easy sessions: After each week with a set below its number, take 5% less for that lift, attempts too, until a full session leaves its reserve. Too few reps left three sessions in a row: the max or test counts 5% less, 10% at most, until two leave enough; two too many in all sets, twice in a row: a step more.',
    `Working out the numbers: ${NEAREST}`,
  ])
  expect(says({ round: 'down', steps }, { percent: [80, 80, 102, 60] })[2]).toBe(
    'Working out the numbers: Weights go to the nearest one you have, percentages up to 100% to the next lower; a step down of over 12% (20% in lighter weeks) becomes a rep or set less.',
  )
  expect(says({}, { percent: 50, of: 'test', amount: 'share' })[2]).toBe(
    'Working out the numbers: A share of repetitions is rounded down to a whole one.',
  )
})

test("texts shared by all rules appear once, others start with the rule's name", () => {
  expect(
    says(
      {
        on: 'all sets at the top',
        lighter: 0,
        others: { Holds: { again: 1 }, Rows: { on: 'all sets at the top', times: 2 } },
        accounts: 'lift',
        gap: { days: 14, take: 'the week again' },
      },
      { amount: '8-12' },
      { progression: 'Holds' },
      { progression: 'Rows', sets: [3, 3, 3, 0] },
      { progression: 'Rows', sets: [3, 3, 3, 0], exercise: 'bench' },
    ),
  ).toEqual([
    "Going up: Holds: The plan sets each week's numbers. Rows (Back squat, Bench press): Add a rep where you can. When all sets reach the top of their range with the prescribed reserve in 2 sessions in a row, go up a step and start again at the bottom. All others: Add a rep where you can. When all sets reach the top of their range with the prescribed reserve, go up a step and start again at the bottom.",
    'Misses and easy sessions: Holds: After a set below a higher target than the week before, the week comes again once, and the plan gets longer; what fell short goes on by half a step. Rows and all others: After a set below its range, or with too few reps left, do the same next time. After two sessions in a row below it, take 10% less weight, from the bottom, once a week at most. Too few reps left three times in a row: a rung, a step, a set or a few reps less. Two too many twice in a row, in all sets: two reps or two steps more, up to 12%.',
    'Lighter weeks: They use the bottom of the range or fewer reps, with the same weight, and do not count toward progress.',
    'Working out the numbers: An exercise on several days progresses as one: progress on one day carries over to the next.',
    awayText(`14 days off, repeat the last week, ${LESS}`),
  ])
})

test('a rule without lines is left out', () => {
  expect(says({ on: 'all sets at the top' }, { progression: 'weeks' })).toEqual([AWAY])
})

test('after a break weights, times and shares get less', () => {
  const away = (...lines: Partial<ProgramLine>[]) =>
    says({ on: 'all sets at the top' }, ...lines).at(-1)
  const run = { exercise: 'run', measure: 'minutes', amount: '20' } as const
  const plank = { exercise: 'plank', measure: 'seconds', amount: '30' } as const
  expect(away({}, run, plank)).toBe(awayText(`10 days off, ${LESS}`))
  expect(away(run)).toBe(awayText(`10 days off, ${LESS}`))
  expect(away({ exercise: 'plank', measure: 'reps' })).toBe(awayText('10 days off, '))
  // A missed hold has no weight to take off.
  expect(says({ on: 'all reps done' }, plank).join()).toMatch(/take a set or a fifth off/)
  expect(says({ on: 'all reps done' }, plank).join()).not.toMatch(/less weight/)
})

test("a rule's text reflects its lines", () => {
  const up = (progression: WrittenProgression, line: LineFields) => says(progression, line)[0]
  const top = { on: 'all sets at the top' } as const
  const earnsNothing = /Nothing goes up after sets to failure if the next session keeps a reserve\./
  expect(up(top, { reserve: ['1', '0', '1', '4'] })).toMatch(earnsNothing)
  // The fourth week is a deload, and the next rule always requires two in reserve.
  expect(up(top, { reserve: ['2', '1', '0', '4'] })).not.toMatch(earnsNothing)
  expect(up({ ...top, left: 2 }, { reserve: ['1', '0', '1', '4'] })).not.toMatch(earnsNothing)
  const rising = says({ ...top, raise: 'nothing' }, { amount: ['6-8', '8-10', '8-12', '6'] })
  expect(rising[0]).toMatch(/Add a rep where you can, up to the top of the week's range\./)
  expect(rising[1]).toMatch(/do the same next time, even if the week's range is higher\./)
  expect(up(top, { measure: 'seconds' })).toMatch(/Add up to 5 seconds where you can\./)
  expect(up({ on: 'all reps done' }, { effort: 'slow', reserve: undefined })).toMatch(
    /When all reps are done, go up a step\./,
  )
  expect(up({ on: 'all reps done', raise: '3% more' }, {})).toMatch(/add 3%, at least a step\./)
  expect(says({ ...top, limit: 15, climb: 15, correct: { weeks: '1-2', off: 2 } }).join()).toMatch(
    /the weight changes only if the last set was 2 or more reps too easy or hard, by a step or two, up by 15% at most\./,
  )
})

test.each([
  [{ take: 'left out' } as const, 'Leave a missed session out and do the next one.'],
  [
    { take: 'left out', from: 10 } as const,
    'Do a missed session next, never two in one day. From week 10 on, leave a missed session out and do the next one.',
  ],
  [
    { take: 'once a block' } as const,
    'Make up one missed session between two lighter weeks, on a free day; leave others out.',
  ],
])('what becomes of a missed session is said from its data: %j', (missed, text) => {
  expect(says({ missed }).at(-1)).toMatch(text)
})

test('a climb that no range needs is not printed', () => {
  const climbs = (climb: number) =>
    says({ on: 'all sets at the top', limit: 15, climb }, { amount: '8-12' }).join()
  expect(climbs(15)).toMatch('work up to 15 reps first')
  expect(climbs(12)).not.toMatch('work up to')
})

test('steps are shown in both units', () => {
  expect(stepTexts({ steps: { kettlebell: '4 kg' } })).toEqual(['Kettlebell 4 kg (10 lb)'])
  expect(stepTexts({})).toEqual([])
})
