import type { ContentFolder } from './content-folder'
import { articleFile, goodContent, site } from './good-content'
import { type Mistake, testMistakes } from './mistakes'

const file = 'articles/sleep.md'
const source = {
  key: 'watson-2015',
  who: 'Watson NF',
  title: 'Sleep',
  year: 2015,
  where: 'Sleep 38',
}

const body = (text: string) => `\nSleep comes first.\n\n${text}\n`
const writes =
  (fields: object, text = 'Rest.') =>
  (folder: ContentFolder) =>
    folder.write(file, articleFile(fields, body(text)))

/** The line where `body` starts with this many fields beyond the usual ten. */
const line = (extra: number) => 16 + extra

testMistakes([
  {
    name: 'a source that is not cited',
    make: writes({ sources: [source] }),
    file,
    field: 'sources[0].key',
    says: ['"watson-2015"', '[^watson-2015]', 'delete it'],
  },
  {
    name: 'a source cited in code alone',
    make: writes({ sources: [source] }, 'Write `[^watson-2015]`.'),
    file,
    field: 'sources[0].key',
    says: ['does not cite'],
  },
  {
    name: 'a key used twice',
    make: writes({ sources: [source, source] }, 'Rest.[^watson-2015]'),
    file,
    field: 'sources[1].key',
    says: ['is taken'],
  },
  {
    name: 'a citation without a source',
    make: writes({ sources: [source] }, 'Rest.[^watson-2015]\n\nMore.[^watson-2051]'),
    file,
    line: line(1) + 2,
    says: ['no source "watson-2051"', 'did you mean "watson-2015"?'],
  },
  {
    name: 'a citation in an article without sources',
    make: writes({}, 'Rest.[^jones]'),
    file,
    line: line(0),
    says: ['no source "jones"', 'add it to `sources`'],
  },
  {
    name: 'a footnote',
    make: writes({ sources: [source] }, 'Rest.[^watson-2015]\n\nMore.^[Or not.]'),
    file,
    line: line(1) + 2,
    says: ['a footnote', '[^key]'],
  },
  {
    name: 'a source without a year',
    make: writes({ sources: [{ ...source, year: undefined }] }, 'Rest.[^watson-2015]'),
    file,
    field: 'sources[0].year',
    says: ['missing', 'the year of publication'],
  },
  {
    name: 'a summary that is one sentence',
    make: writes({ summary: ['Sleep.'] }),
    file,
    field: 'summary',
    says: ['at least 3'],
  },
  {
    name: 'a review before the article',
    make: writes({ reviewed: '2024-01-01' }),
    file,
    field: 'reviewed',
    says: ['before the date 2025-03-01', 'the last review'],
  },
  {
    name: 'a next article that does not exist',
    make: writes({ next: 'fod' }),
    file,
    field: 'next',
    says: ['no article "fod"', 'did you mean "food"?'],
  },
  {
    name: 'a next article that is the article itself',
    make: writes({ next: 'sleep' }),
    file,
    field: 'next',
    says: ['names itself'],
  },
  {
    name: 'a next article that is a draft',
    make: (folder) => {
      writes({ next: 'food' })(folder)
      folder.replace('articles/food.md', 'id: "2"', 'id: "2"\ndraft: true')
    },
    file,
    field: 'next',
    says: ['"food" is a draft'],
  },
])

/** Content whose articles use two certainty words. */
function goodGrades(): ContentFolder {
  const folder = goodContent()
  const grades = ['Well established', 'Likely'].map((title) => ({ title, text: 'So it is.' }))
  const certainty = { title: 'How sure we are', text: ['Two words.'], grades }
  folder.change('site.json', { about: { ...site.about, certainty } })
  return folder
}

const cited = 'That it helps is likely.[^watson-2015]'
const ungraded = (name: string, text: string, below: number): Mistake => ({
  name,
  make: writes({ sources: [source] }, `${cited}\n\n${text}`),
  file,
  line: line(1) + 2 + below,
  says: ['ikely', 'without a source', '[^key]', 'another word'],
})

testMistakes(
  [
    ungraded('a grade without a source', 'That it heals is likely.', 0),
    ungraded('a grade at the start of a sentence', 'Rest.\n\n\nLikely so.', 3),
    ungraded('a grade in an item of a list', `- ${cited}\n- That is likely too.`, 1),
    ungraded('a grade in a row', `| A | B |\n| --- | --- |\n| ${cited} | |\n| x | Likely |`, 3),
  ],
  goodGrades,
)

test('headings, other words and links to the explanation need no source', () => {
  const folder = goodGrades()
  writes(
    {},
    '## Likely causes\n\nIt is unlikely.\n\n`likely` is [explained](/how-sure-we-are).\n\n*Likely* is [explained](/how-sure-we-are).',
  )(folder)
  expect(folder.check().errors).toEqual([])
})

const person = {
  id: 'sample-reviewer',
  name: 'Sample reviewer',
  sample: true,
  role: 'Reads articles',
  qualification: 'A degree.',
  interests: 'None.',
  text: ['A sample.'],
}
const reviewed = { reviewed: '2025-04-01', reviewedBy: 'sample-reviewer' }

/** Writes the article and its reviewer. */
const withPerson =
  (fields: object, changes: object = {}) =>
  (folder: ContentFolder) => {
    folder.write('people/sample-reviewer.json', JSON.stringify({ ...person, ...changes }))
    writes(fields)(folder)
  }

testMistakes([
  {
    name: 'an unknown reviewer',
    make: withPerson({ ...reviewed, reviewedBy: 'sample-reviewr' }),
    file,
    field: 'reviewedBy',
    says: ['There is no person "sample-reviewr"', 'did you mean "sample-reviewer"?'],
  },
  {
    name: 'a reviewer without a review',
    make: withPerson({ reviewedBy: 'sample-reviewer' }),
    file,
    field: 'reviewedBy',
    says: ['write it in `reviewed`'],
  },
  {
    name: 'a person whose id is not the file name',
    make: withPerson(reviewed, { id: 'reviewer' }),
    file: 'people/sample-reviewer.json',
    field: 'id',
    says: ['"sample-reviewer"'],
  },
  {
    name: 'a person without interests',
    make: withPerson(reviewed, { interests: undefined }),
    file: 'people/sample-reviewer.json',
    field: 'interests',
    says: ['missing'],
  },
  {
    name: 'an impossible revision date',
    make: writes({ history: [{ day: '2025-02-30', change: 'New sources.' }] }),
    file,
    field: 'history[0].day',
    says: ['a real date'],
  },
])

test('a source without an address and a review two years ago are warnings', () => {
  const folder = goodContent()
  writes({ date: '2023-01-01', reviewed: '2023-06-01' })(folder)
  expect(folder.check(new Date('2025-06-01'))).toMatchObject({ errors: [], warnings: [] })
  expect(folder.check(new Date('2025-06-02'))).toMatchObject({
    errors: [],
    warnings: [{ field: 'reviewed', message: expect.stringContaining('2 years ago') }],
  })
  writes({ sources: [source] }, 'Rest.[^watson-2015]')(folder)
  expect(folder.check()).toMatchObject({
    errors: [],
    warnings: [{ field: 'sources[0]', message: expect.stringContaining('no address') }],
  })
})

test('an article may have a summary, sources and a review', () => {
  const folder = goodContent()
  withPerson({})(folder)
  writes(
    {
      summary: ['One.', 'Two.', 'Three.'],
      sources: [source],
      ...reviewed,
      writtenBy: 'sample-reviewer',
      history: [{ day: '2025-04-01', change: 'New sources.' }],
      next: 'food',
      exercises: ['goblet-squat'],
    },
    'Rest.[^watson-2015] Twice.[^watson-2015][^watson-2015]',
  )(folder)
  expect(folder.check().errors).toEqual([])
})
