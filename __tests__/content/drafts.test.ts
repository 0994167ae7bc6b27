import { articleFile, goodContent, summaryFile } from './good-content'

const messages = (folder: ReturnType<typeof goodContent>, now?: Date) =>
  folder.check(now).errors.map(({ file, field, message }) => [file, field, message].join(' '))

describe('published content that depends on unpublished content', () => {
  test('a link to a draft is a mistake', () => {
    const folder = goodContent()
    folder.write('articles/sleep.md', articleFile({ draft: true }))
    folder.write('redirects.json', '[]')
    expect(messages(folder)).toEqual([
      expect.stringMatching(/food\.md .*"\/blog\/sleep" is a draft; publish it first/),
    ])
  })

  test('a related plan that is a draft is a mistake', () => {
    const folder = goodContent()
    folder.change('workouts/base-beginner.json', { draft: true, featured: undefined })
    folder.change('workouts/spare-advanced.json', { featured: true })
    expect(messages(folder)).toEqual([
      expect.stringMatching(
        /food\.md relatedWorkout\.id The plan "base-beginner" is a draft; publish it first/,
      ),
    ])
  })

  test('a redirect to a future article is a mistake', () => {
    const folder = goodContent()
    folder.write(
      'articles/new.md',
      articleFile({ id: '3', title: 'New', slug: 'new', date: '2025-06-02' }),
    )
    folder.write('redirects.json', '[{ "from": "/old", "to": "/blog/new" }]')
    expect(messages(folder)).toEqual([
      expect.stringMatching(
        /redirects\.json \[0\]\.to "\/blog\/new" is not published until 2025-06-02/,
      ),
    ])
    expect(messages(folder, new Date('2025-06-02T00:00:00Z'))).toEqual([])
  })

  test('a scheduled article may link to earlier articles, not to later ones', () => {
    const folder = goodContent()
    const later = (id: string, slug: string, date: string, link: string) =>
      folder.write(
        `articles/${slug}.md`,
        articleFile({ id, title: slug, slug, date }, `\nSee [it](/blog/${link}).\n`),
      )
    later('3', 'july', '2025-07-01', 'august')
    later('4', 'august', '2025-08-01', 'july')
    expect(messages(folder)).toEqual([
      expect.stringMatching(/july\.md .*"\/blog\/august" is not published until 2025-08-01/),
    ])
  })

  test('a draft may link to drafts, not to missing pages', () => {
    const folder = goodContent()
    folder.write(
      'workouts/next-beginner.json',
      summaryFile({ id: 'next-beginner', title: 'Next', draft: true }),
    )
    folder.write(
      'articles/new.md',
      articleFile(
        { id: '3', title: 'New', slug: 'new', draft: true },
        '\nSee [it](/workouts/next-beginner).\n',
      ),
    )
    expect(messages(folder)).toEqual([])
    folder.replace('articles/new.md', 'next-beginner', 'nothing')
    expect(messages(folder)).toHaveLength(1)
  })
})

test('featured drafts do not count', () => {
  const folder = goodContent()
  folder.write(
    'workouts/next-beginner.json',
    summaryFile({ id: 'next-beginner', title: 'Next', draft: true, featured: true }),
  )
  expect(messages(folder)).toEqual([])
})

test('a wrong read time is only a warning on drafts', () => {
  const folder = goodContent()
  folder.write(
    'articles/new.md',
    articleFile({ id: '3', title: 'New', slug: 'new', draft: true, readTime: '9 min read' }),
  )
  const { errors, warnings } = folder.check()
  expect(errors).toEqual([])
  expect(warnings).toMatchObject([{ file: 'content/articles/new.md', field: 'readTime' }])
})

test('a site without published articles or plans is a mistake', () => {
  const folder = goodContent()
  for (const name of ['sleep', 'food'])
    folder.replace(`articles/${name}.md`, '---\n', '---\ndraft: true\n')
  folder.write('redirects.json', '[]')
  expect(messages(folder)).toEqual([expect.stringContaining('There is no published article')])
})

test('a future revision date is a warning on published articles', () => {
  const folder = goodContent()
  folder.write('articles/sleep.md', articleFile({ updated: '2025-06-02' }))
  expect(folder.check()).toMatchObject({ errors: [], warnings: [{ field: 'updated' }] })
})

test('titles and summaries too long for search results are a warning, except on drafts', () => {
  const folder = goodContent()
  const long = { title: 'x'.repeat(71), excerpt: 'Too short.' }
  folder.write('articles/sleep.md', articleFile(long))
  expect(folder.check().warnings).toMatchObject([
    { field: 'title', message: expect.stringContaining('write up to 70') },
    { field: 'excerpt', message: expect.stringContaining('write 110 to 160') },
  ])
  folder.write('articles/sleep.md', articleFile({ ...long, draft: true }))
  expect(folder.check().warnings).toEqual([])
})

/** The warnings for an article with this excerpt. */
function excerptWarnings(excerpt: string, fields: object = {}) {
  const folder = goodContent()
  folder.write('articles/sleep.md', articleFile({ excerpt, ...fields }))
  return folder.check().warnings
}

test('an excerpt of more than one sentence is a warning, except on drafts', () => {
  const two =
    'How much sleep a hard training week needs, and how to tell that you had too little. What to change tonight before you change the plan.'
  expect(excerptWarnings(two)).toMatchObject([
    {
      file: 'content/articles/sleep.md',
      field: 'excerpt',
      line: 4,
      message: expect.stringContaining('Found 2 sentences'),
    },
  ])
  expect(excerptWarnings(two, { draft: true })).toEqual([])
})

test.each([
  'What 1.6 grams of protein a day do, e.g. for muscle, and what vs. less of it does not do for those who train at 6 a.m. on most days.',
  'Is it enough? asks everyone who sleeps six hours; here is how to tell, and what to change tonight before you change the whole plan',
])('one sentence with dots causes no warning: %s', (excerpt) => {
  expect(excerptWarnings(excerpt)).toEqual([])
})
