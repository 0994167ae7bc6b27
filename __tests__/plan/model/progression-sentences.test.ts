import type { ProgramLine } from '../../../src/plan/model/program'
import type { Progression } from '../../../src/plan/model/progression-grammar'
import { progressionSentences, stepsText } from '../../../src/plan/model/progression-sentences'
import { ruleText } from '../../../src/plan/model/rule-text'
import { program } from '../../support/fixtures/program'

const [session] = program.sessions
const AWAY =
  'A missed session comes next, never two on one day. After an illness wait until you are well; after 10 days without a session each exercise begins with 10% less.'

/** What a plan with a lighter week says, with one line of its own or those of the fixture. */
const says = (progression: Progression, ...lines: Partial<ProgramLine>[]) =>
  progressionSentences({
    ...program,
    progression,
    sessions: session
      ? [
          {
            ...session,
            lines: lines.length
              ? lines.map((line) => ({ ...(session.lines[0] as ProgramLine), ...line }))
              : session.lines,
          },
        ]
      : [],
  })

test('a rule says when, on what, what, and what else', () => {
  expect(
    says({ on: 'all sets at the top', left: 2, from: 3, limit: 15, climb: 15, lighter: 0 }),
  ).toEqual([
    'A rep or a few seconds more where you can; all sets at the top of their range with 2 left: a step, back to the bottom. A fixed number raises nothing. Nothing is raised before week 3. Where the next weight is more than 15% heavier, climb to 15 reps with the old one first; the range then begins about a third lower. A set that falls short: the same again; in two sessions in a row: 10% less. Lighter weeks keep the weight and do less.',
    AWAY,
  ])
})

test.each([
  [{}, 'the weeks say what changes.'],
  [
    { again: 2 },
    'the weeks say what changes. 2 sets or more below the number: the same week once more.',
  ],
  [
    { on: 'all reps done', miss: '5% less', misses: '5% less' } as const,
    'all reps done with the asked reserve: a step. A set that falls short: 5% less.',
  ],
  [
    { on: 'all sets at the top', raise: 'the next rung' } as const,
    'a rep or a few seconds more where you can; all sets at the top of their range with the asked reserve: the next rung, back to the bottom. A set that falls short: the same again; in two sessions in a row: the rung before.',
  ],
])('%j', (rule, text) => {
  expect(ruleText(rule)).toBe(text)
})

test('lighter weeks take a tenth where no rule says another number', () => {
  expect(says({ on: 'all sets at the top' }, { amount: ['8-12'] })[0]).toMatch(
    /Lighter weeks take 10% less than the last other week, rounded down, and raise nothing\.$/,
  )
})

test('percentages say what a missed rep does, and how they are rounded', () => {
  const line = { percent: [80], progression: 'Main lifts' }
  const others = { 'Main lifts': { miss: '5% less' } }
  expect(says({ others }, line).slice(0, -1)).toEqual([
    'Main lifts: weights are percentages, worked out for each week. Each session with a set that falls short: 5% less in all that follow, until the next best single.',
    'Percentages are rounded to the nearest weight that exists.',
  ])
  expect(says({ round: 'down' }, { percent: [80, 80, 102, 60] })[1]).toBe(
    'Percentages are rounded down to a weight that exists, those above 100% to the nearest.',
  )
  expect(says({}, { percent: [50], of: 'test', amount: ['share'] })[1]).toBe(
    'A share of repetitions is rounded down to a whole one.',
  )
})

test('other rules begin with their names, name what was said before, and the plan adds accounts and breaks', () => {
  expect(
    says(
      {
        on: 'all sets at the top',
        lighter: 0,
        others: { Holds: { again: 1 }, Rows: { on: 'all sets at the top', times: 2, lighter: 0 } },
        accounts: 'lift',
        gap: { days: 14, take: 'the week again' },
      },
      { amount: ['8-12'] },
      { progression: 'Holds' },
      { progression: 'Rows' },
    ).slice(1),
  ).toEqual([
    'Holds: the weeks say what changes. A set below the number: the same week once more.',
    'Rows: all sets at the top of their range with the asked reserve, in 2 sessions in a row: a step, back to the bottom. Misses, lighter weeks: as above.',
    'A lift that comes up more than once a week has one weight: what one day earns, the next one asks.',
    'A missed session comes next, never two on one day. After an illness wait until you are well; after 14 days without a session the last week comes once more.',
  ])
})

test('a rule that no line follows is not said', () => {
  expect(says({ on: 'all sets at the top' }, { progression: 'weeks' })).toEqual([AWAY])
})

test('steps are said in both units', () => {
  expect(stepsText({ steps: { kettlebell: '4 kg' } })).toBe('A step is: kettlebell 4 kg (10 lb).')
  expect(stepsText({})).toBe('')
})
