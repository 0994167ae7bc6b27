import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { chartBlock, chartForm } from '../../editor/form/chart-block'
import { dataOf, formOf } from '../../editor/form/form-value'
import { planSchema } from '../../src/content/schema/plan'
import { changedLines, edited, FROZEN, filesIn, readFrozen } from './content-forms'

/** The frozen files, or those of `npm run test:all`. */
const ROOT = process.env.CONTENT_FOLDER ?? FROZEN

test('every file, opened and saved unchanged, keeps every byte', () => {
  const files = filesIn(ROOT)
  expect(files.length).toBeGreaterThan(ROOT === FROZEN ? 100 : 0)
  const changed = files.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    return edited(file, text, (form) => form) !== text
  })
  expect(changed).toEqual([])
})

test('a changed title is one changed line in every file that has one', () => {
  const files = filesIn(ROOT).filter((file) => file.includes('/'))
  const others = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    const name = file.startsWith('people') ? 'name' : 'title'
    const after = edited(file, text, (form) => ({ ...form, [name]: 'A "new" name: this' }))
    const { out, in: now } = changedLines(text, after)
    return out.length === 1 && now.length === 1 ? [] : [file]
  })
  expect(others).toEqual([])
})

const change = (file: string, how: Parameters<typeof edited>[2]) => {
  const text = readFrozen(file)
  return changedLines(text, edited(file, text, how))
}

type Line = Record<string, unknown>
interface PlanForm {
  sessions: { exercises: Line[] }[]
}

const plan = filesIn(FROZEN).find((file) => /workouts/.test(file)) ?? ''

const withLines = (form: Line, edit: (lines: Line[]) => Line[]) => {
  const { sessions } = form as unknown as PlanForm
  const [first, ...others] = sessions
  return { ...form, sessions: [{ ...first, exercises: edit(first?.exercises ?? []) }, ...others] }
}

test('one value of one line of a plan is one changed line', () => {
  const { out, in: now } = change(plan, (form) =>
    withLines(form, ([line, ...others]) => [{ ...line, sets: '1 | 2 | 3' }, ...others]),
  )
  expect([out.length, now.length]).toEqual([1, 1])
  expect(now[0]).toContain('"sets": [1, 2, 3]')
})

test('a line taken out of a plan, and put in again elsewhere, changes no other line', () => {
  const taken = change(plan, (form) => withLines(form, ([, ...others]) => others))
  expect(taken.out.length - taken.in.length).toBeGreaterThan(0)
  expect(taken.in).toEqual([])
  const added = change(plan, (form) =>
    withLines(form, (lines) => [...lines, { exercise: 'push-up', sets: '3', reps: '8' }]),
  )
  expect(added.in.join('\n')).toContain('{"exercise": "push-up", "sets": 3, "reps": "8"}')
  expect(added.out.length).toBeLessThanOrEqual(1)
})

test('a testimonial is added in the style of the others', () => {
  const { out, in: now } = change('testimonials.json', (form) => ({
    items: [
      ...(form.items as Line[]),
      { quote: 'It worked.', name: 'Ada', achievement: 'a pull-up', duration: '8 weeks' },
    ],
    source: form.source,
  }))
  expect(out.length).toBeLessThanOrEqual(1)
  expect(now.join('\n')).toContain('"quote": "It worked."')
})

const YAML = `---
# Written by hand.
title:   'Old'
tags: [ "Sleep",  'Food' ]
sources:
  - key: "a-2020" # the first
    who: "A"
draft: true
---

A word, *so* said.

| a | |
| - | - |
`

const body = (text: string) => text.split('---\n\n')[1]

test('front matter keeps its quotes, comments and spaces around a changed field', () => {
  const after = edited('articles/a.md', YAML, (form) => ({ ...form, title: 'New', draft: false }))
  expect(after).toContain("# Written by hand.\ntitle: 'New'\ntags: [ \"Sleep\",  'Food' ]")
  expect(after).toContain('who: "A"\n---')
  expect(body(after)).toBe(body(YAML))
})

test('the marks that the rich-text view writes differently stay as they were', () => {
  const after = edited('articles/a.md', YAML, (form) => ({
    ...form,
    body: 'A word, _so_ said.\n\n| a |  |\n| --- | --- |\n\nMore.',
  }))
  expect(body(after)).toBe('A word, *so* said.\n\n| a | |\n| - | - |\n\nMore.\n')
})

test('a new entry is written in the order of its schema', () => {
  const text = edited('people/a.json', '{}\n', () => ({ text: ['Hi.'], name: 'Ada', id: 'ada' }))
  expect(Object.keys(JSON.parse(text))).toEqual(['id', 'name', 'text'])
  const article = edited('articles/a.md', '---\n---\n', () => ({
    body: 'Hello.',
    title: 'A "b"',
    id: '1',
    tags: ['Sleep'],
    source: undefined,
  }))
  expect(article).toBe('---\nid: "1"\ntitle: "A \\"b\\""\ntags: ["Sleep"]\n---\n\nHello.\n')
})

test.each([
  ['2', 2],
  ['2 | 2 | 3', [2, 2, 3]],
  ['2|x', [2, 'x']],
])('%s, typed for all weeks or one by one, is %j', (typed, sets) => {
  const one = z.int()
  const line = z.object({ sets: z.union([one, z.array(one)]) })
  expect(dataOf(line, { sets: typed }, undefined)).toEqual({ sets })
})

/** '2' and 2 repetitions in reserve are the same, and the form can't tell them apart. */
const withNumbers = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data).replace(/"(\d+)"/g, '$1'))

test('all that a plan can hold is the same after the form, without the file to compare with', () => {
  const plans = filesIn(ROOT).filter((file) => file.startsWith('workouts'))
  for (const file of plans) {
    const data: unknown = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
    const again = dataOf(planSchema, formOf(planSchema, data), undefined)
    expect(withNumbers(again)).toEqual(withNumbers(data))
  }
})

test('a chart is edited as fields and rows, and keeps what was not changed', () => {
  const yaml =
    'type: bar\ntitle: \'It is so\'\nunit: minutes\ndata:\n  - ["One, two", 4]\n  - [Three, 5.0]'
  const form = chartForm(yaml)
  expect(form.data).toBe('One, two | 4\nThree | 5')
  expect(chartBlock(form)).toBe(`\`\`\`chart\n${yaml}\n\`\`\``)
  expect(chartBlock({ ...form, unit: 'hours' })).toContain("title: 'It is so'\nunit: hours\n")
})
