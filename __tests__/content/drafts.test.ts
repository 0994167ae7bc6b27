import { articleFile, goodContent, summaryFile } from './good-content'
import { testOtherMistakes } from './mistakes'

const fresh = { id: '3', title: 'New', slug: 'new' }
const next = { id: 'next-beginner', title: 'Next', draft: true }
const toNew = '[{ "from": "/old", "to": "/blog/new" }]'

/** Adds an article of a day that links to another. */
const scheduled = (id: string, slug: string, date: string, link: string) =>
  [
    `articles/${slug}.md`,
    articleFile({ id, title: slug, slug, date }, `\nSee [it](/blog/${link}).\n`),
  ] as const

// Published content may not depend on unpublished content.
testOtherMistakes([
  [
    (folder) => {
      folder.write('articles/sleep.md', articleFile({ draft: true }))
      folder.write('redirects.json', '[]')
    },
    'articles/food.md',
    '"/blog/sleep" is a draft; publish it first',
  ],
  [
    (folder) => {
      folder.write('articles/new.md', articleFile({ ...fresh, date: '2025-06-02' }))
      folder.write('redirects.json', toNew)
    },
    'redirects.json [0].to',
    '"/blog/new" is not published until 2025-06-02',
  ],
  [
    (folder) => {
      folder.write(...scheduled('3', 'july', '2025-07-01', 'august'))
      folder.write(...scheduled('4', 'august', '2025-08-01', 'july'))
    },
    'articles/july.md',
    '"/blog/august" is not published until 2025-08-01',
  ],
  [
    (folder) => {
      folder.write('articles/new.md', articleFile({ ...fresh, draft: true }, '[It](/workouts/no)'))
    },
    'articles/new.md',
    'There is no page "/workouts/no"',
  ],
  [
    (folder) => {
      for (const name of ['sleep', 'food'])
        folder.replace(`articles/${name}.md`, '---\n', '---\ndraft: true\n')
      folder.write('redirects.json', '[]')
    },
    'articles',
    'There is no published article',
  ],
])

test('a redirect may lead to an article from its day on', () => {
  const folder = goodContent()
  folder.write('articles/new.md', articleFile({ ...fresh, date: '2025-06-02' }))
  folder.write('redirects.json', toNew)
  expect(folder.check(new Date('2025-06-02T00:00:00Z')).errors).toEqual([])
})

test('a draft may link to drafts, and featured drafts do not count', () => {
  const folder = goodContent()
  folder.write('workouts/next-beginner.json', summaryFile({ ...next, featured: true }))
  const body = '\nSee [it](/workouts/next-beginner).\n'
  folder.write('articles/new.md', articleFile({ ...fresh, draft: true }, body))
  expect(folder.check().errors).toEqual([])
})

/** The fields and messages of the warnings for the article `sleep` with these fields. */
function warningsFor(fields: object) {
  const folder = goodContent()
  folder.write('articles/sleep.md', articleFile(fields))
  folder.write('redirects.json', '[]')
  folder.replace('articles/food.md', '[sleep](/blog/sleep)', 'sleep')
  const { errors, warnings } = folder.check()
  expect(errors).toEqual([])
  return warnings.map(({ field, message }) => `${field}: ${message}`)
}

const twoSentences =
  'How much sleep a hard training week needs, and how to tell that you had too little. What to change tonight before you change the plan.'

test.each([
  [{ updated: '2025-06-02' }, 'updated: Found 2025-06-02, a day in the future'],
  [{ title: 'x'.repeat(71) }, 'title: Found 71 characters; write up to 70'],
  [{ excerpt: 'Too short.' }, 'excerpt: Found 10 characters; write 110 to 160'],
  [{ excerpt: twoSentences }, 'excerpt: Found 2 sentences; one is best'],
])('%j is a warning, but not on a draft', (fields, says) => {
  expect(warningsFor(fields)).toEqual([expect.stringContaining(says)])
  expect(warningsFor({ ...fields, draft: true })).toEqual([])
})

test('a wrong read time is only a warning on drafts', () => {
  expect(warningsFor({ draft: true, readTime: '9 min read' })).toEqual([
    expect.stringContaining('readTime: Found 9 minutes'),
  ])
})

test.each([
  'What 1.6 grams of protein a day do, e.g. for muscle, and what vs. less of it does not do for those who train at 6 a.m. on most days.',
])('one sentence with dots causes no warning: %s', (excerpt) => {
  expect(warningsFor({ excerpt })).toEqual([])
})
