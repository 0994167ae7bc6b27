import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { completeTexts } from '../../../src/content/derive/complete-plan'
import { articleMarkdown } from '../../../src/documents/text/article-text'
import { writeTextVersions } from '../../../src/documents/text/write-text-versions'
import { placeholderPlan } from '../../../src/plan/model/placeholder-plan'
import { exercise } from '../../content/good-content'
import { anArticle, gatsbySite } from '../../publish/gatsby-site'
import { sampleProgression } from '../../support/fixtures/sample-program'
import { writeFiles } from '../../support/temporary-folder'
import { programPlan, samplePlan } from '../pdf/sample-plan'

const article = anArticle({
  updated: '2024-04-01',
  readBody: () =>
    '## Begin\n\nSee [the plan](/workouts/two-lifts-beginner), [WHO](https://who.int/) and [more][1].\n\n![A squat](squat.jpg) ![A press](https://images.unsplash.com/p)\n\n[1]: /blog/second\n',
})
const squat = {
  ...exercise,
  alsoCalled: ['Kettlebell front squat'],
  safety: 'Stuck at the bottom: lower the weight to the floor.',
  instead: ['goblet-squat'],
}
const site = gatsbySite({ articles: [article], plans: [samplePlan()], exercises: [squat] })
const read = (file: string) => readFileSync(path.join(site.publicFolder, file), 'utf8')

beforeAll(async () => {
  writeFiles(site.publicFolder, {
    'blog/gone.md': 'old',
    'workouts/gone.md': 'old',
    'exercises/gone.md': 'old',
    'workouts/gone.json': '{}',
    'workouts/find.json': 'data',
    'workouts/two-lifts-beginner.html': 'page',
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

See [the plan](https://loadline.example/workouts/two-lifts-beginner), [WHO](https://who.int/) and [more][1].

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

test('a plan has a markdown and a data version, which link to its page and PDF', () => {
  const url = 'https://loadline.example/workouts/two-lifts-beginner'
  const text = read('workouts/two-lifts-beginner.md')
  expect(text).toContain(`- Page: ${url}\n- PDF: ${url}.pdf\n`)
  expect(text).toContain('- Level: Beginner\n- Category: Home\n- Duration: 2 weeks, 3x/week\n')
  expect(JSON.parse(read('workouts/two-lifts-beginner.json'))).toMatchObject({
    id: 'two-lifts-beginner',
    frequency: '3x/week',
    weeks: samplePlan().weeks,
    exercises: samplePlan().exercises,
    url,
    pdf: `${url}.pdf`,
  })
})

test('an exercise has a markdown version that links to its replacements', () => {
  const text = read('exercises/goblet-squat.md')
  for (const part of [
    '# Goblet squat\n\nAlso called Kettlebell front squat.\n',
    '- Muscles: quads, glutes; helping abs\n',
    '1. Hold the weight.\n2. Sit down.\n3. Stand up.\n',
    '## Stay safe\n\nStuck at the bottom: lower the weight to the floor.\n',
    '- [Goblet squat](https://loadline.example/exercises/goblet-squat.md)\n',
  ])
    expect(text).toContain(part)
})

test('a site without exercises does not mention them', async () => {
  const other = gatsbySite({ plans: [samplePlan()] })
  await writeTextVersions(other)
  expect(readFileSync(path.join(other.publicFolder, 'llms.txt'), 'utf8')).not.toContain('xercise')
})

describe('texts of a plan with sessions', () => {
  const safety = { title: 'Before you start', emergency: 'Call.', stop: 'Stop.', doctor: 'Ask.' }
  const plan = programPlan({
    entry: ['Ten squats'],
    safety: 'Leave the bar alone.',
    progression: sampleProgression,
  })
  const other = gatsbySite({ plans: [plan] })
  const readOther = (file: string) => readFileSync(path.join(other.publicFolder, file), 'utf8')

  beforeAll(() => writeTextVersions({ ...other, settings: { ...other.settings, safety } }))

  test('the markdown has entry, progression, safety and every session of every week', () => {
    const text = readOther('workouts/two-days-beginner.md')
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
    expect(text).toContain(`## Sessions

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
`)
    expect(text).toContain('- Plank (test): 1 × max. Write down the seconds.\n')
  })

  test('the data has the same', () => {
    const data = JSON.parse(readOther('workouts/two-days-beginner.json'))
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

test('a plan without detail has the placeholder program, as on its page', async () => {
  const other = gatsbySite({ plans: [samplePlan(completeTexts({}))] })
  await writeTextVersions(other)
  const file = path.join(other.publicFolder, 'workouts/two-lifts-beginner.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    title: 'Two Lifts',
    goals: placeholderPlan.goals,
  })
})

test('llms.txt lists every text, and every listed text exists', () => {
  const text = read('llms.txt')
  expect(text).toMatch(/^# Loadline\n\n> Structured training plans/)
  expect(text).toContain(
    '- [Two Lifts](https://loadline.example/workouts/two-lifts-beginner.md): Beginner, Home, 2 weeks, 3x/week. Two weeks with two lifts and a clock.',
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
  expect(exists('workouts/two-lifts-beginner.html')).toBe(true)
  expect(exists('workouts/find.json')).toBe(true)
})
