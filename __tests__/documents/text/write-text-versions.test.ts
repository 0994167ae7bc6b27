import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { completeTexts } from '../../../src/content/derive/complete-plan'
import { articleMarkdown } from '../../../src/documents/text/article-text'
import { writeTextVersions } from '../../../src/documents/text/write-text-versions'
import { placeholderPlan } from '../../../src/plan/model/placeholder-plan'
import { anArticle, anExercise, aPlan, gatsbySite } from '../../publish/gatsby-site'
import {
  sampleLibrary,
  sampleProgram,
  sampleProgression,
} from '../../support/fixtures/sample-program'
import { writeFiles } from '../../support/temporary-folder'

const article = anArticle({
  updated: '2024-04-01',
  readBody: () =>
    '## Begin\n\nSee [the plan](/workouts/full-tide-advanced), [WHO](https://who.int/) and [more][1].\n\n![A squat](squat.jpg) ![A press](https://images.unsplash.com/p)\n\n[1]: /blog/second\n',
})
const site = gatsbySite({ articles: [article], plans: [aPlan()], exercises: [anExercise()] })
const read = (file: string) => readFileSync(path.join(site.publicFolder, file), 'utf8')

beforeAll(async () => {
  writeFiles(site.publicFolder, {
    'blog/gone.md': 'old',
    'workouts/gone.md': 'old',
    'exercises/gone.md': 'old',
    'workouts/gone.json': '{}',
    'workouts/find.json': 'data',
    'workouts/full-tide-advanced.html': 'page',
  })
  await writeTextVersions(site)
})

test('an article has a markdown version with absolute links', () => {
  expect(read('blog/first-steps.md')).toBe(`# First Steps

> How to begin.

- By Loadline Coaching
- Published 2024-03-15
- Updated 2024-04-01
- 12 min read
- Training, Strength Training, Safety
- https://loadline.example/blog/first-steps

## Begin

See [the plan](https://loadline.example/workouts/full-tide-advanced), [WHO](https://who.int/) and [more][1].

Picture: A squat ![A press](https://images.unsplash.com/p)

[1]: https://loadline.example/blog/second
`)
})

test("an article's markdown keeps its summary, sources as footnotes, and tools as links", () => {
  const source = {
    key: 'watson-2015',
    who: 'Watson NF',
    title: 'How much',
    year: 2015,
    where: 'Sleep 38',
  }
  const text = articleMarkdown(
    anArticle({
      summary: ['Sleep counts.', 'Go to bed.'],
      sources: [{ ...source, address: 'https://doi.org/x' }],
      readBody: () => 'Rest.[^watson-2015]\n\n```tool\nbedtime\n```\n',
    }),
    'https://loadline.example',
  )
  expect(text.slice(text.indexOf('## In short'))).toBe(`## In short

- Sleep counts.
- Go to bed.

Rest.[^watson-2015]

Tool: https://loadline.example/tools/bedtime

[^watson-2015]: Watson NF (2015). How much. Sleep 38. https://doi.org/x
`)
})

test('a plan has a markdown version', () => {
  expect(read('workouts/full-tide-advanced.md')).toBe(`# Full Tide

Ten weeks of waves.

- Level: Advanced
- Category: Full Body
- Duration: 10 weeks, 5x/week
- Frequency: 5x/week
- Equipment: Barbell, rack
- Page: https://loadline.example/workouts/full-tide-advanced
- PDF: https://loadline.example/workouts/full-tide-advanced.pdf

## Program Overview

For those who have trained for years.

Five days a week.

## Exercise Breakdown

| Exercise | Sets × reps | Rest |
| --- | --- | --- |
| Squat | 3 × 5 | 3 minutes |

## Weekly Progression

- Week 1: Three sets.
- Week 2: Four sets.

## Program Goals

- Squat 5 kg more
- Sleep eight hours
`)
})

test('an exercise has a markdown version that links to its replacements', () => {
  expect(read('exercises/goblet-squat.md')).toBe(`# Goblet squat

Also called Kettlebell front squat.

- Movement: Squat
- Minimum level: Beginner
- Equipment: Dumbbell or kettlebell
- Load: A weight you choose
- Measured in: Reps
- Muscles: quads, glutes; helping abs
- Page: https://loadline.example/exercises/goblet-squat

## How to do it

1. Hold the weight.
2. Sit down.
3. Stand up.

## Cues

- Elbows inside the knees

## What goes wrong

- The heels lift. Sit less deep.

## Stay safe

Stuck at the bottom: lower the weight to the floor.

## Instead

- [Goblet squat](https://loadline.example/exercises/goblet-squat.md)
`)
})

test('a site without exercises does not mention them', async () => {
  const other = gatsbySite({ plans: [aPlan()] })
  await writeTextVersions(other)
  expect(readFileSync(path.join(other.publicFolder, 'llms.txt'), 'utf8')).not.toContain('xercise')
})

describe('texts of a plan with sessions', () => {
  const safety = { title: 'Before you start', emergency: 'Call.', stop: 'Stop.', doctor: 'Ask.' }
  const parts = {
    duration: '2 weeks, 2x/week',
    length: 2,
    aim: 'strength' as const,
    entry: ['Ten squats'],
    safety: 'Leave the bar alone.',
    progression: sampleProgression,
    program: sampleProgram,
    library: sampleLibrary,
    loadLine: [9.1, 8],
  }
  const other = gatsbySite({ plans: [aPlan(parts)] })
  const readOther = (file: string) => readFileSync(path.join(other.publicFolder, file), 'utf8')

  beforeAll(() => writeTextVersions({ ...other, settings: { ...other.settings, safety } }))

  test('the markdown has entry, progression, safety and every session of every week', () => {
    const text = readOther('workouts/full-tide-advanced.md')
    expect(text).toContain('- Aim: strength\n')
    expect(text).toContain('## Ready for it?\n\n- Ten squats\n')
    expect(text).toContain(
      "## How It Progresses\n\n### Going up\n\n- Body weight: Add a rep where you can, up to the top of the week's range.\n- All others: Add a rep or 5 seconds where you can. When all sets reach the top of their range with the prescribed reserve, go up a step and start again at the bottom.",
    )
    expect(text).toContain(
      '\n\n### Steps\n\n- Barbell, upper body 2.5 kg (5 lb)\n- Barbell, lower body 5 kg (10 lb)\n\nDeloads: week 2.',
    )
    expect(text).toContain(
      '## Before you start\n\nCall.\n\nStop.\n\nAsk.\n\nLeave the bar alone.\n',
    )
    expect(text.slice(text.indexOf('## Sessions'))).toBe(`## Sessions

Warm-up: Five minutes of easy walking.

### Week 1

#### Monday: Bench Day, about 40 minutes

- Bench press: 3 × 8; 2 in reserve; rest 3 min. Begin with the empty bar.
- Superset: 2 rounds, one set of each in turn:
  - Dumbbell curl: 2 × 10-12; 1 in reserve; rest 30 s. Tempo 3-1-1.
  - Split squat: 2 × 8 per side; 2 in reserve; rest 90 s.

#### Thursday: Road

Warm-up: Walk until you want to run.

- Easy run: 1 × 20 min; full sentences.

### Week 2: deload

#### Monday: Bench Day, about 40 minutes

- Bench press: 2 × 6; 4 in reserve; rest 3 min.
- Superset: 2 rounds, one set of each in turn:
  - Dumbbell curl: 2 × 10-12; 1 in reserve; rest 30 s. Tempo 3-1-1.
  - Split squat: 2 × 8 per side; 2 in reserve; rest 90 s.
- Plank (test): 1 × max. Write down the seconds.

#### Friday: Road

Warm-up: Walk until you want to run.

- Easy run: 1 × 15 min; full sentences.
`)
  })

  test('the data has the same', () => {
    const data = JSON.parse(readOther('workouts/full-tide-advanced.json'))
    expect(data).toMatchObject({
      aim: 'strength' as const,
      safety: { own: 'Leave the bar alone.', general: safety },
      progression: { rules: sampleProgression },
      deloads: [2],
      loadLine: [9.1, 8],
    })
    expect(data.sessions).toHaveLength(4)
    expect(data.sessions[0].lines[0]).toMatchObject({ exercise: 'bench-press', reserve: '2' })
  })
})

test('a plan has a data version', () => {
  expect(JSON.parse(read('workouts/full-tide-advanced.json'))).toEqual({
    id: 'full-tide-advanced',
    title: 'Full Tide',
    description: 'Ten weeks of waves.',
    level: 'Advanced',
    category: 'Full Body',
    duration: '10 weeks, 5x/week',
    frequency: '5x/week',
    equipment: 'Barbell, rack',
    overview: ['For those who have trained for years.', 'Five days a week.'],
    goals: ['Squat 5 kg more', 'Sleep eight hours'],
    weeks: ['Three sets.', 'Four sets.'],
    exercises: [{ name: 'Squat', sets: '3', reps: '5', rest: '3 minutes' }],
    url: 'https://loadline.example/workouts/full-tide-advanced',
    pdf: 'https://loadline.example/workouts/full-tide-advanced.pdf',
  })
})

test('a plan without detail has the placeholder program, as on its page', async () => {
  const other = gatsbySite({ plans: [aPlan(completeTexts({}))] })
  await writeTextVersions(other)
  const file = path.join(other.publicFolder, 'workouts/full-tide-advanced.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    title: 'Full Tide',
    goals: placeholderPlan.goals,
  })
})

test('llms.txt lists every text, and every listed text exists', () => {
  const text = read('llms.txt')
  expect(text).toMatch(/^# Loadline\n\n> Structured training plans/)
  expect(text).toContain(
    '- [Full Tide](https://loadline.example/workouts/full-tide-advanced.md): Advanced, Full Body, 10 weeks, 5x/week. Ten weeks of waves.',
  )
  expect(text).toContain(
    '- [First Steps](https://loadline.example/blog/first-steps.md): How to begin.',
  )
  const listed = [...text.matchAll(/\(https:\/\/loadline\.example\/([^)]*\.md)\)/g)]
  expect(listed).toHaveLength(3)
  for (const [, file] of listed) expect(read(file ?? '')).toMatch(/^# /)
})

test('texts of deleted content are removed; pages and the data of the finder are kept', () => {
  const exists = (file: string) => existsSync(path.join(site.publicFolder, file))
  for (const file of [
    'blog/gone.md',
    'workouts/gone.md',
    'workouts/gone.json',
    'exercises/gone.md',
  ]) {
    expect(exists(file)).toBe(false)
  }
  expect(exists('workouts/full-tide-advanced.html')).toBe(true)
  expect(exists('workouts/find.json')).toBe(true)
})
