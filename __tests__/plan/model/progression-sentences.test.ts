import type { Progression } from '../../../src/plan/model/progression-grammar'
import {
  progressionSentences,
  ruleText,
  stepsText,
} from '../../../src/plan/model/progression-sentences'
import { program } from '../../support/fixtures/program'

const says = (progression: Progression) => progressionSentences({ ...program, progression })

test('a rule says when, on what, what, and what else', () => {
  expect(
    says({ on: 'all sets at the top', left: 2, from: 3, limit: 15, climb: 15, lighter: 0 }),
  ).toEqual([
    'A rep or a few seconds more where you can; all sets at the top of their range with 2 left: a step, back to the bottom. Nothing is raised before week 3. Where the next weight is more than 15% heavier, climb to 15 reps with the old one first. A set below its range: the same again; twice in a row: 10% less. Lighter weeks keep the weight and do less.',
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
    'all reps done with the asked reserve: a step. A set below its range: 5% less; twice in a row: 5% less.',
  ],
  [
    { on: 'all sets at the top', raise: 'the next rung' } as const,
    'a rep or a few seconds more where you can; all sets at the top of their range with the asked reserve: the next rung, back to the bottom. A set below its range: the same again; twice in a row: the rung before.',
  ],
])('%j', (rule, text) => {
  expect(ruleText(rule)).toBe(text)
})

test('other rules begin with their names, and the plan adds accounts and breaks', () => {
  expect(
    says({
      others: { Holds: { again: 1 } },
      accounts: 'lift',
      gaps: [{ days: 10, take: '10% less' }],
    }).slice(1),
  ).toEqual([
    'Holds: the weeks say what changes. A set below the number: the same week once more.',
    'A lift that comes up more than once a week has one weight: what one day earns, the next one asks.',
    'After a break of 10 days or more: 10% less.',
  ])
})

test('steps are said in both units', () => {
  expect(stepsText({ steps: { kettlebell: '4 kg' } })).toBe('A step is: kettlebell 4 kg (10 lb).')
  expect(stepsText({})).toBe('')
})
