import type { ContentFolder } from './content-folder'
import { goodContent } from './good-content'
import { testMistakes, testOtherMistakes } from './mistakes'

const file = 'guides/knees.md'
const relatedWorkout = { id: 'base-beginner', title: 'Base', description: 'It begins light.' }
const guide = {
  slug: 'knees',
  title: 'Training With Knee Pain',
  excerpt:
    'Which pain needs a doctor and which needs a walk, what to keep doing while it hurts, and how to load a knee again, one step at a time.',
  date: '2025-03-01',
  reviewed: '2025-03-02',
  notFor: ['A knee that locks: see a doctor first.'],
  summary: ['Keep moving.', 'Load slowly.', 'Today: walk.'],
  sources: [
    {
      key: 'nice-2022',
      who: 'NICE',
      title: 'Osteoarthritis',
      year: 2022,
      where: 'London',
      address: 'https://www.nice.org.uk/guidance/ng226',
    },
  ],
  relatedWorkout,
  exercises: ['goblet-squat'],
  articles: ['sleep'],
}

/** Writes the guide with changed fields; undefined omits one. */
function writeGuide(folder: ContentFolder, fields: object = {}, text = 'Load it.[^nice-2022]') {
  const lines = Object.entries({ ...guide, ...fields })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
  folder.write(file, `---\n${lines.join('\n')}\n---\n\n${text}\n`)
}

test('a valid guide is part of the content, and links to it are accepted', () => {
  const folder = goodContent()
  writeGuide(folder)
  folder.replace('articles/food.md', '/blog/sleep', '/guides/knees')
  const { errors, warnings, content } = folder.check()
  expect([errors, warnings]).toEqual([[], []])
  expect(content.guides.map(({ slug, readBody }) => [slug, readBody()])).toEqual([
    ['knees', '\nLoad it.[^nice-2022]\n'],
  ])
})

testMistakes(file, writeGuide, [
  [{ reviewed: '2025-02-01' }, 'reviewed', 'before the date'],
  [{ articles: ['sleeep'] }, 'articles[0]', 'did you mean "sleep"?'],
  [{ readTime: '2 min read' }, 'readTime', 'not a known field'],
])

testMistakes(file, (folder, text: string) => writeGuide(folder, {}, text), [
  ['Load it.[^nice-2022] [More](/blog/knees)', ':15', 'There is no page "/blog/knees"'],
])

testOtherMistakes([
  [
    (folder) => {
      writeGuide(folder, { slug: 'sleep' })
      folder.rename(file, 'guides/sleep.md')
    },
    'guides/sleep.md slug',
    'already in content/articles/sleep.md',
  ],
  [
    (folder) => writeGuide(folder, { sources: undefined }, 'Load it.'),
    'guides/knees.md sources',
    'missing',
  ],
])
