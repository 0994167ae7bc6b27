import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { placeholderPlan } from '../../../src/lib/placeholder-plan'
import { writeTextVersions } from '../../../src/output/text/write-text-versions'
import { writeFiles } from '../../support/temporary-folder'
import { anArticle, aPlan, gatsbySite } from '../gatsby-site'

const article = anArticle({
  updated: '2024-04-01',
  markdown:
    '## Begin\n\nSee [the plan](/workouts/full-tide-advanced), [WHO](https://who.int/) and [more][1].\n\n![A squat](squat.jpg) ![A press](https://images.unsplash.com/p)\n\n[1]: /blog/second\n',
})
const site = gatsbySite({ articles: [article], plans: [aPlan()] })
const read = (file: string) => readFileSync(path.join(site.publicFolder, file), 'utf8')

beforeAll(async () => {
  writeFiles(site.publicFolder, {
    'blog/gone.md': 'old',
    'workouts/gone.md': 'old',
    'workouts/gone.json': '{}',
    'workouts/full-tide-advanced.html': 'page',
  })
  await writeTextVersions(site)
})

test('an article is there as markdown, its links in full', () => {
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

test('a plan is there as markdown', () => {
  expect(read('workouts/full-tide-advanced.md')).toBe(`# Full Tide

Ten weeks of waves.

- Level: Advanced
- Category: Full Body
- Duration: 10 weeks, 5x/week
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

test('a plan is there as data', () => {
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

test('a plan without detail has the placeholder programme, as on its page', async () => {
  const bare = { overview: null, goals: null, weeks: null, exercises: null }
  const other = gatsbySite({ plans: [aPlan(bare)] })
  await writeTextVersions(other)
  const file = path.join(other.publicFolder, 'workouts/full-tide-advanced.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    title: 'Full Tide',
    goals: placeholderPlan.goals,
  })
})

test('llms.txt lists every text, and every one it lists is there', () => {
  const text = read('llms.txt')
  expect(text).toMatch(/^# Loadline\n\n> Structured training plans/)
  expect(text).toContain(
    '- [Full Tide](https://loadline.example/workouts/full-tide-advanced.md): Advanced, Full Body, 10 weeks, 5x/week. Ten weeks of waves.',
  )
  expect(text).toContain(
    '- [First Steps](https://loadline.example/blog/first-steps.md): How to begin.',
  )
  const listed = [...text.matchAll(/\(https:\/\/loadline\.example\/([^)]*\.md)\)/g)]
  expect(listed).toHaveLength(2)
  for (const [, file] of listed) expect(read(file ?? '')).toMatch(/^# /)
})

test('texts of what is gone are gone, pages are not', () => {
  const exists = (file: string) => existsSync(path.join(site.publicFolder, file))
  for (const file of ['blog/gone.md', 'workouts/gone.md', 'workouts/gone.json']) {
    expect(exists(file)).toBe(false)
  }
  expect(exists('workouts/full-tide-advanced.html')).toBe(true)
})
