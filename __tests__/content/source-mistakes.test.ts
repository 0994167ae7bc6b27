import type { ContentFolder } from './content-folder'
import { articleFile, goodContent, site } from './good-content'
import { testMistakes, testOtherMistakes } from './mistakes'

const file = 'articles/sleep.md'
const source = {
  key: 'watson-2015',
  who: 'Watson NF',
  title: 'Sleep',
  year: 2015,
  where: 'Sleep 38',
}
const cited = 'Rest.[^watson-2015]'

/** Writes an article whose text starts on line 17, or 16 without sources. */
const write = (folder: ContentFolder, text: string, fields: object = { sources: [source] }) =>
  folder.write(file, articleFile(fields, `\nSleep comes first.\n\n${text}\n`))

testMistakes(file, write, [
  ['Write `[^watson-2015]`.', 'sources[0].key', '"watson-2015"', '[^watson-2015]', 'delete it'],
  [`${cited}\n\nMore.[^watson-2051]`, ':19', 'no source "watson-2051"', 'mean "watson-2015"?'],
])
testMistakes(file, (folder, sources: object[]) => write(folder, cited, { sources }), [
  [[source, source], 'sources[1].key', 'is taken'],
  [[{ ...source, year: undefined }], 'sources[0].year', 'missing', 'the year of publication'],
])

/** Content whose articles use two certainty words. */
function goodGrades(): ContentFolder {
  const folder = goodContent()
  const grades = ['Well established', 'Likely'].map((title) => ({ title, text: 'So it is.' }))
  const certainty = { title: 'How sure we are', text: ['Two words.'], grades }
  folder.change('site.json', { about: { ...site.about, certainty } })
  return folder
}

const row = `| A | B |\n| --- | --- |\n| That is likely.[^watson-2015] | |\n| x | Likely |`
testMistakes(
  file,
  (folder, text: string) => write(folder, `${cited}\n\n${text}`),
  [
    ['It is likely.', ':19', '"likely" without a source', '[^key]', 'another word'],
    [`- Likely.[^watson-2015]\n- That is likely too.`, ':20', '"likely" without a source'],
    [row, ':22', '"Likely" without a source'],
  ],
  goodGrades,
)

test('headings, other words and links to the explanation need no source', () => {
  const folder = goodGrades()
  const explained = '`likely` is [explained](/how-sure-we-are)'
  write(
    folder,
    `## Likely causes\n\nIt is unlikely.\n\n${explained}.\n\n*Likely* too: ${explained}`,
    {},
  )
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

/** Valid content with a person who has read the article `sleep`. */
function goodPerson(): ContentFolder {
  const folder = goodContent()
  folder.change('people/sample-reviewer.json', person)
  write(folder, 'Rest.', reviewed)
  return folder
}

testOtherMistakes(
  [
    [
      (folder) => folder.replace(file, 'sample-reviewer', 'sample-reviewr'),
      'articles/sleep.md reviewedBy',
      'There is no person "sample-reviewr"',
      'did you mean "sample-reviewer"?',
    ],
    [
      (folder) => write(folder, 'Rest.', { reviewedBy: 'sample-reviewer' }),
      'articles/sleep.md reviewedBy',
      'write it in `reviewed`',
    ],
  ],
  goodPerson,
)

test('a source without an address and a review two years ago are warnings', () => {
  const folder = goodContent()
  write(folder, 'Rest.', { date: '2023-01-01', reviewed: '2023-06-01' })
  expect(folder.check(new Date('2025-06-01'))).toMatchObject({ errors: [], warnings: [] })
  expect(folder.check(new Date('2025-06-02'))).toMatchObject({
    errors: [],
    warnings: [{ field: 'reviewed', message: expect.stringContaining('2 years ago') }],
  })
  write(folder, cited)
  expect(folder.check()).toMatchObject({
    errors: [],
    warnings: [{ field: 'sources[0]', message: expect.stringContaining('no address') }],
  })
})

test('an article may have a summary, sources and a review', () => {
  const folder = goodPerson()
  write(folder, 'Rest.[^watson-2015] Twice.[^watson-2015][^watson-2015]', {
    ...reviewed,
    summary: ['One.', 'Two.', 'Three.'],
    sources: [source],
    writtenBy: 'sample-reviewer',
    history: [{ day: '2025-04-01', change: 'New sources.' }],
    next: 'food',
    exercises: ['goblet-squat'],
  })
  expect(folder.check().errors).toEqual([])
})
