import type { ContentFolder } from './content-folder'
import { goodContent } from './good-content'
import { mistakesIn, testMistakes } from './mistakes'

const file = 'guides/knees.md'
const source = {
  key: 'nice-2022',
  who: 'NICE',
  title: 'Osteoarthritis',
  year: 2022,
  where: 'London',
  address: 'https://www.nice.org.uk/guidance/ng226',
}
const guide = {
  slug: 'knees',
  title: 'Training With Knee Pain',
  excerpt:
    'Which pain needs a doctor and which needs a walk, what to keep doing while it hurts, and how to load a knee again, one step at a time.',
  date: '2025-03-01',
  reviewed: '2025-03-02',
  notFor: ['A knee that locks: see a doctor first.'],
  summary: ['Keep moving.', 'Load slowly.', 'Today: walk.'],
  sources: [source],
  relatedWorkout: { id: 'base-beginner', title: 'Base', description: 'It begins light.' },
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
  expect(content.guides).toMatchObject([{ slug: 'knees', body: '\nLoad it.[^nice-2022]\n' }])
})

const mistake = mistakesIn(file, writeGuide)

testMistakes([
  mistake('another slug than the file name', { slug: 'knee' }, 'slug', ['"knees"']),
  {
    name: 'the slug of an article',
    make: (folder) => {
      writeGuide(folder, { slug: 'sleep' })
      folder.rename(file, 'guides/sleep.md')
    },
    file: 'guides/sleep.md',
    field: 'slug',
    says: ['already in content/articles/sleep.md'],
  },
  mistake('nobody whom it does not suit', { notFor: undefined }, 'notFor', ['missing']),
  {
    name: 'no sources',
    make: (folder) => writeGuide(folder, { sources: undefined }, 'Load it.'),
    file,
    field: 'sources',
    says: ['missing'],
  },
  mistake('a review before its day', { reviewed: '2025-02-01' }, 'reviewed', ['before the date']),
  mistake('an unknown exercise', { exercises: ['gobblet-squat'] }, 'exercises[0]', [
    'did you mean "goblet-squat"?',
  ]),
  mistake('an unknown article', { articles: ['sleeep'] }, 'articles[0]', ['did you mean "sleep"?']),
  mistake(
    'an unknown plan',
    { relatedWorkout: { ...guide.relatedWorkout, id: 'bass-beginner' } },
    'relatedWorkout.id',
    ['did you mean "base-beginner"?'],
  ),
  mistake('a field of articles', { readTime: '2 min read' }, 'readTime', ['not a known field']),
  {
    name: 'a citation without a source',
    make: (folder) => writeGuide(folder, {}, 'Load it.[^nice-2022][^nice-2023]'),
    file,
    line: 15,
    says: ['did you mean "nice-2022"?'],
  },
  {
    name: 'a link to a page that does not exist',
    make: (folder) => writeGuide(folder, {}, 'Load it.[^nice-2022] [More](/blog/knees)'),
    file,
    line: 15,
    says: ['There is no page "/blog/knees"'],
  },
])
