import { tags } from '../../src/lib/vocabulary'
import type { ContentFolder } from './content-folder'
import { articleFile, goodContent, line, site, summaryFile, withSessions } from './good-content'

const words = (count: number, word = 'word') => `\n${`${word} `.repeat(count)}\n`

type Odd = [string, (folder: ContentFolder) => void]

const inArticle = (name: string, fields: object, body?: string): Odd => [
  name,
  (folder) => folder.write('articles/sleep.md', articleFile(fields, body)),
]

/** Unusual but valid content. */
const odd: Odd[] = [
  inArticle('a title of one word', { title: 'Sleep' }),
  inArticle('a title of one letter', { title: 'S' }),
  inArticle('emoji', { title: '💪🏽 Strong 🇺🇳' }, '\n## 💤\n\n👩‍👧 sleep.\n'),
  inArticle(
    'text from right to left',
    { title: 'שינה לפני אימון', imageAlt: 'نوم' },
    '\n## שינה\n\nقبل التمرين.\n',
  ),
  [
    'very long words',
    (folder) =>
      folder.write(
        'articles/sleep.md',
        articleFile({ title: 'Do'.repeat(35) }, words(190, 'Donaudampfschifffahrt'.repeat(20))),
      ),
  ],
  inArticle('quotation marks, ampersands and backslashes', { title: 'A "B" & \\C\\ <d>' }),
  [
    'signs that only look like HTML',
    (folder) => {
      folder.change('workouts/base-beginner.json', {
        description: 'Reps < 5 & sets > 3, a <- b, <friends> of <3 and x<y.',
      })
    },
  ],
  [
    'forty tags',
    (folder) => {
      const extraTags = Array.from({ length: 20 }, (_, index) => `Topic ${index}`)
      folder.change('site.json', { extraTags })
      folder.write('articles/sleep.md', articleFile({ tags: [...tags, ...extraTags] }))
    },
  ],
  inArticle('no tags, no related plan and no author', { tags: [] }),
  inArticle('an author and a revision', { author: 'Dana Brook', updated: '2025-03-02' }),
  [
    'a category with a single plan',
    (folder) => folder.change('workouts/spare-advanced.json', { category: 'Mass Gain' }),
  ],
  ['one article', (folder) => folder.remove('articles/food.md')],
  [
    'thirteen plans',
    (folder) => {
      for (let number = 1; number <= 9; number++) {
        const id = `extra-${number}-beginner`
        folder.write(`workouts/${id}.json`, summaryFile({ id, title: `Extra ${number}` }))
      }
    },
  ],
  [
    'two plans, both featured',
    (folder) => {
      folder.remove('workouts/spare-advanced.json')
      folder.remove('workouts/top-advanced.json')
    },
  ],
  [
    'one testimonial',
    (folder) =>
      folder.write(
        'testimonials.json',
        '[{"quote":"Yes.","name":"N","achievement":"A","duration":"1 day"}]',
      ),
  ],
  [
    'neither testimonials nor redirects',
    (folder) => {
      folder.remove('testimonials.json')
      folder.remove('redirects.json')
    },
  ],
  ['no social networks', (folder) => folder.change('site.json', { socials: [] })],
  [
    'a plan of one week',
    (folder) =>
      folder.change('workouts/base-beginner.json', {
        duration: '1 week, 3x/week',
        schedule: { week1: 'Test.' },
        sessions: [{ ...withSessions.sessions[0], minutes: undefined, exercises: [line] }],
      }),
  ],
  [
    'Windows line ends',
    (folder) => {
      for (const file of ['articles/food.md', 'workouts/base-beginner.json', 'site.json'])
        folder.write(file, folder.read(file).replace(/\n/g, '\r\n'))
    },
  ],
  [
    'a byte-order mark before an article',
    (folder) => folder.write('articles/sleep.md', `\uFEFF${articleFile()}`),
  ],
  [
    'files of operating systems, and guides',
    (folder) => {
      for (const file of ['.DS_Store', 'articles/Thumbs.db', 'articles/README.md', 'README.md'])
        folder.write(file, 'x')
    },
  ],
  [
    'pictures beside the plan, the article and the settings',
    (folder) => {
      for (const file of ['workouts/a.png', 'articles/b.png', 'me.png']) folder.picture(file)
      folder.change('workouts/base-beginner.json', { image: 'a.png' })
      folder.write('articles/sleep.md', articleFile({ image: './b.png' }))
      folder.change('site.json', {
        about: { ...site.about, creator: { ...site.about.creator, image: './me.png' } },
      })
    },
  ],
  [
    'a redirect to another site, and to part of a page',
    (folder) =>
      folder.write(
        'redirects.json',
        '[{"from":"/a","to":"https://example.org/x"},{"from":"/b","to":"/blog/sleep#tonight"}]',
      ),
  ],
  inArticle(
    'a short article with the nearest read time there is',
    { readTime: '2 min read' },
    words(310),
  ),
  inArticle('words 10 % off the read time', { readTime: '10 min read' }, words(2200)),
]

test.each(odd)('the check accepts %s', (_, make) => {
  const folder = goodContent()
  make(folder)
  expect(folder.check().errors).toEqual([])
})
