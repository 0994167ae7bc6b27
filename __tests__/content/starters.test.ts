import fs from 'node:fs'
import { nextSteps, readCommandLine } from '../../src/content/starters/command-line'
import { createArticle, createExercise, createPlan } from '../../src/content/starters/create'
import { nameFromTitle } from '../../src/content/starters/name-from-title'
import { today } from './content-folder'
import { contentWithSessions, goodContent } from './good-content'

describe('a new article', () => {
  test('is a draft with the next free id, and passes the check', () => {
    const folder = goodContent()
    const created = createArticle(folder.root, { title: 'Crème "Brûlée": a Cheat Day?' }, today)
    expect(created).toEqual({ file: `${folder.root}/articles/creme-brulee-a-cheat-day.md` })
    const { errors, warnings, content } = folder.check()
    expect([...errors, ...warnings]).toEqual([])
    expect(content.articles.find(({ id }) => id === '3')).toMatchObject({
      title: 'Crème "Brûlée": a Cheat Day?',
      date: '2025-06-01',
      draft: true,
    })
  })

  test('cannot be published with the text it started with', () => {
    const folder = goodContent()
    createArticle(folder.root, { title: 'New' }, today)
    folder.replace('articles/new.md', 'draft: true\n', '')
    expect(folder.check().errors.map(({ line, field }) => [line, field])).toEqual([
      [4, 'excerpt'],
      [10, 'image'],
      [11, 'imageAlt'],
      [12, 'summary'],
      [15, undefined],
    ])
  })

  test.each([
    ['no title', undefined, undefined, 'Give the title in double quotes'],
    ['a title that is used', 'sleep before squats', undefined, 'is used already'],
    ['a title too long', 'x'.repeat(151), undefined, 'longer than 150'],
    ['a title that gives the address of a list', 'Page', undefined, '"page"'],
    ['a category with a slip', 'New', 'Helth', 'did you mean "Health"?'],
    ['a title that gives the name of a file that is there', 'Food!', undefined, 'is there already'],
  ])('with %s is refused', (_, title, category, says) => {
    const folder = goodContent()
    const before = fs.readdirSync(`${folder.root}/articles`)
    const created = createArticle(folder.root, { title, category }, today)
    expect(created).toEqual({ mistake: expect.stringContaining(says) })
    expect(fs.readdirSync(`${folder.root}/articles`)).toEqual(before)
    expect(folder.check().errors).toEqual([])
  })

  test('a folder that is not there is told in a sentence', () => {
    expect(createArticle('/nowhere/content', { title: 'New' })).toEqual({
      mistake: expect.stringContaining('cannot be written to /nowhere/content'),
    })
  })
})

describe('a new plan', () => {
  const options = { title: 'Garage Strength', level: 'intermediate', category: 'gym' }

  test('is a draft named after title and level, and passes the check', () => {
    const folder = goodContent()
    const created = createPlan(folder.root, options)
    expect(created).toEqual({ file: `${folder.root}/workouts/garage-strength-intermediate.json` })
    const { errors, warnings, content } = folder.check()
    expect([...errors, ...warnings]).toEqual([])
    expect(content.plans.find(({ id }) => id === 'garage-strength-intermediate')).toMatchObject({
      level: 'Intermediate',
      category: 'Gym',
      draft: true,
    })
  })

  test('begins with a session of exercises that need nothing, and derives its list', () => {
    const folder = contentWithSessions()
    createPlan(folder.root, options)
    const { errors, content } = folder.check()
    expect(errors).toEqual([])
    const plan = content.plans.find(({ id }) => id === 'garage-strength-intermediate')
    expect(plan).not.toHaveProperty('exercises')
    expect(plan?.sessions).toMatchObject([
      { name: 'Full Body', exercises: [{ exercise: 'push-up', sets: [2, 2, 3, 2] }] },
    ])
  })

  test('without a library it begins with a plain list', () => {
    const folder = goodContent()
    createPlan(folder.root, options)
    const plan = folder.check().content.plans.find(({ id }) => id.startsWith('garage'))
    expect(plan).not.toHaveProperty('sessions')
    expect(plan?.exercises).toHaveLength(3)
  })

  test('cannot be published with the text it started with', () => {
    const folder = goodContent()
    createPlan(folder.root, options)
    folder.change('workouts/garage-strength-intermediate.json', { draft: undefined })
    expect(folder.check().errors.map(({ field }) => field)).toEqual([
      'description',
      'equipment',
      'image',
      'imageAlt',
      'overview',
    ])
  })

  test.each([
    [
      'without a level',
      { level: undefined },
      'Add --level with one of Beginner, Intermediate or Advanced',
    ],
    ['without a category', { category: undefined }, 'Add --category with one of Full Body'],
    ['with a level with a slip', { level: 'advanced!' }, 'did you mean "Advanced"?'],
    ['with a title that is used', { title: 'BASE' }, 'is used already'],
  ])('%s is refused', (_, change, says) => {
    const folder = goodContent()
    expect(createPlan(folder.root, { ...options, ...change })).toEqual({
      mistake: expect.stringContaining(says),
    })
    expect(folder.check().content.plans).toHaveLength(4)
  })
})

describe('a new exercise', () => {
  test('is a draft with a figure, and passes the check', () => {
    const folder = goodContent()
    const created = createExercise(folder.root, { title: 'Hack Squat' })
    expect(created).toEqual({ file: `${folder.root}/exercises/hack-squat.json` })
    const { errors, warnings, content } = folder.check()
    expect([...errors, ...warnings]).toEqual([])
    expect(content.exercises).toMatchObject([{ id: 'hack-squat', draft: true }])
    expect(folder.read('exercises/hack-squat.svg')).toContain('<g id="start">')
  })

  test('cannot be published with the text it started with', () => {
    const folder = goodContent()
    createExercise(folder.root, { title: 'Hack Squat' })
    folder.replace('exercises/hack-squat.json', '  "draft": true,\n', '')
    expect(folder.check().errors.map(({ field }) => field)).toEqual(['steps', 'cues', 'mistakes'])
  })

  test.each([
    ['no title', undefined, 'Give the title in double quotes'],
    ['a title that gives the address of a list', 'Muscle', '"muscle"'],
  ])('with %s is refused', (_, title, says) => {
    const folder = goodContent()
    expect(createExercise(folder.root, { title })).toEqual({
      mistake: expect.stringContaining(says),
    })
    expect(folder.check().content.exercises).toEqual([])
  })

  test('a title that is used is refused, and nothing is written over', () => {
    const folder = goodContent()
    createExercise(folder.root, { title: 'Hack Squat' })
    const before = folder.read('exercises/hack-squat.json')
    for (const title of ['hack squat', 'Hack, Squat'])
      expect(createExercise(folder.root, { title })).toHaveProperty('mistake')
    expect(folder.read('exercises/hack-squat.json')).toBe(before)
  })
})

test.each([
  ['Sleep Before Squats', 'sleep-before-squats'],
  ["Don't Übertreib’s", 'dont-ubertreibs'],
  ['  5 × 5 & more  ', '5-5-more'],
  ['שינה', 'article-7'],
  ['💪', 'article-7'],
  [`${'word '.repeat(30)}end`, 'word-'.repeat(16).slice(0, -1)],
])('the file of %j is called %s', (title, name) => {
  expect(nameFromTitle(title, 'article-7')).toBe(name)
})

test('the command line takes one title and the options it knows', () => {
  expect(readCommandLine(['level'], ['New', '--level', 'Beginner'])).toEqual({
    title: 'New',
    level: 'Beginner',
  })
  expect(readCommandLine(['level'], [])).toEqual({ title: undefined })
  expect(readCommandLine(['level'], ['New', 'words'])).toBeUndefined()
  expect(readCommandLine(['level'], ['New', '--levle', 'Beginner'])).toBeUndefined()
})

test('the author is told where the file is and what to do next', () => {
  const steps = nextSteps({ file: '/site/content/articles/new.md' }, '/site')
  expect(steps).toContain('The draft is in content/articles/new.md.')
  expect(steps).toContain('npm run develop')
  expect(steps).toContain('delete the line draft: true')
})
