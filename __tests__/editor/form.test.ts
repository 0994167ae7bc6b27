import { problemWords } from '../../editor/check/problem-words'
import { allKinds, collections, kindOfFile } from '../../editor/form/collections'
import type { Field } from '../../editor/form/fields'
import { fieldWords } from '../../editor/form/names'
import { references } from '../../editor/form/references'

const config = collections(['Mobility'])

const fieldsOfKind = (kind: string): Field[] => {
  const folder = config.find(({ name }) => name === kind) as { fields?: Field[] } | undefined
  const [settings] = config.filter((one) => 'files' in one) as {
    files: { name: string; fields: Field[] }[]
  }[]
  return folder?.fields ?? settings?.files.find(({ name }) => name === kind)?.fields ?? []
}

/** All fields of a form, by the names of those that hold them: 'plan.sessions.exercises.reps'. */
const all = (fields: readonly Field[], prefix: string): [string, Field][] =>
  fields.flatMap((field) => {
    const inner = field.fields ?? (field.field ? [field.field as Field] : [])
    const path = `${prefix}.${field.name}`
    return [[path, field] as [string, Field], ...all(inner, path)]
  })

const fields = new Map(allKinds.flatMap((kind) => all(fieldsOfKind(kind), kind)))

test('every kind of content has a form, and every field a label', () => {
  expect(allKinds.filter((kind) => fieldsOfKind(kind).length === 0)).toEqual([])
  expect(fields.size).toBeGreaterThan(300)
  const nameless = [...fields].filter(([, field]) => field.widget !== 'hidden' && !field.label)
  expect(nameless.map(([path]) => path)).toEqual([])
})

test('labels of one form’s level differ, so that a message names one field', () => {
  const twice = [...fields].flatMap(([path, { fields: inner = [] }]) => {
    const labels = inner.map(({ label }) => label)
    return labels.length === new Set(labels).size ? [] : [path]
  })
  expect(twice).toEqual([])
})

test('a field has the hint, the pattern and the sentence of its schema', () => {
  expect(fields.get('site.whatsapp.business')).toMatchObject({
    widget: 'string',
    required: true,
    hint: expect.stringContaining('with + and the country code'),
    pattern: [
      expect.any(String),
      'It must start with + and the country code, and have 8 to 15 digits.',
    ],
  })
  expect(fields.get('plan.overview')).toMatchObject({ widget: 'text' })
  expect(fields.get('site.email')).toMatchObject({ widget: 'string' })
  expect(fields.get('plan.level')).toMatchObject({ widget: 'select' })
  expect(fields.get('exercise.easier')).toMatchObject({ widget: 'relation', required: false })
  expect(fields.get('article.tags')?.options).toContain('Mobility')
})

test('what names another entry is picked from a list', () => {
  const lists = [...fields].filter(([, { widget }]) => widget === 'relation')
  const found = new Set(lists.map(([path]) => path.split('.').slice(-2).join('.')))
  expect(Object.keys(references).filter((path) => !found.has(path))).toEqual([])
})

test.each([
  ['plan', 'sessions[0].exercises[4].reps', 'Session 1, exercise 5, repetitions'],
  [
    'plan',
    'progression.others.Holds.again',
    'Progression, other rules, “Holds”, repeat after … short sets',
  ],
  ['plan', 'goals[2]', 'Goal 3'],
  ['testimonials', '[1].quote', 'Testimonial 2, quote'],
  ['article', 'sources[0].key', 'Source 1, key'],
  ['article', 'relatedWorkout.title', 'Plan at the end, title'],
  ['site', 'whatsapp.business', 'WhatsApp, business'],
  ['exercise', 'mistakes[0].figure.wrong', 'Mistake 1, figure, wrong'],
] as const)('in a %s, %s is called %s', (kind, field, words) => {
  expect(fieldWords(field, kind)).toBe(words)
})

test('a problem names its entry, unless it is the one in the form', () => {
  const problem = { file: 'content/workouts/a.json', line: 3, field: 'title', message: 'No.' }
  expect(problemWords(problem, 'content/workouts/a.json')).toBe('Title: No.')
  expect(problemWords(problem, 'content/site.json')).toBe('Plan “a”, title: No.')
  expect(problemWords({ ...problem, field: undefined }, problem.file)).toBe(
    'Line 3 of the file: No.',
  )
})

test('a file’s kind is that of its folder', () => {
  expect(kindOfFile('content/workouts/a.json')).toBe('plan')
  expect(kindOfFile('content/search.json')).toBe('search')
  expect(kindOfFile('content/articles/photo.jpg')).toBeUndefined()
})
