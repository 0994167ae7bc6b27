import { tags } from '../../src/lib/vocabulary'
import type { ContentFolder } from './content-folder'
import { articleFile, goodContent, summaryFile, withLines } from './good-content'
import { site } from './good-site'

const words = (count: number, word = 'word') => `\n${`${word} `.repeat(count)}\n`
const extraTags = Array.from({ length: 20 }, (_, index) => `Topic ${index}`)
const base = 'workouts/base-beginner.json'

test.each<[string, object, string?]>([
  ['a title of one letter', { title: 'S' }],
  ['emoji', { title: '💪🏽 Strong 🇺🇳' }, '\n## 💤\n\n👩‍👧 sleep.\n'],
  [
    'text from right to left',
    { title: 'שינה לפני אימון', imageAlt: 'نوم' },
    '\n## שינה\n\nقبل التمرين.\n',
  ],
  ['very long words', { title: 'Do'.repeat(35) }, words(190, 'Donaudampfschifffahrt'.repeat(20))],
  ['quotation marks, ampersands and backslashes', { title: 'A "B" & \\C\\ <d>' }],
  ['no tags', { tags: [] }],
  ['forty tags', { tags: [...tags, ...extraTags] }],
  ['an author and a revision', { author: 'Dana Brook', updated: '2025-03-02' }],
  ['the nearest read time of a short text', { readTime: '2 min read' }, words(310)],
  ['words 10 % off the read time', { readTime: '10 min read' }, words(2200)],
])('the check accepts an article with %s', (_, fields, ...body) => {
  const folder = goodContent()
  folder.change('site.json', { extraTags })
  folder.write('articles/sleep.md', articleFile(fields, ...body))
  expect(folder.check().errors).toEqual([])
})

/** Unusual but valid content. */
const odd: [string, (folder: ContentFolder) => void][] = [
  [
    'signs that only look like HTML',
    (folder) =>
      folder.change(base, { description: 'Reps < 5 & sets > 3, a <- b, <friends> of <3, x<y.' }),
  ],
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
    'neither testimonials, redirects nor social networks',
    (folder) => {
      folder.remove('testimonials.json')
      folder.remove('redirects.json')
      folder.change('site.json', { socials: [] })
    },
  ],
  [
    'a plan of one week',
    (folder) =>
      folder.change(base, {
        duration: '1 week, 3x/week',
        schedule: { week1: 'Test.' },
        ...withLines({}),
      }),
  ],
  [
    'Windows line ends',
    (folder) => {
      for (const file of ['articles/food.md', base, 'site.json'])
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
    'pictures beside the plan and the settings',
    (folder) => {
      folder.picture('workouts/a.png')
      folder.picture('me.png')
      folder.change(base, { image: 'a.png' })
      const creator = { ...site.about.creator, image: './me.png' }
      folder.change('site.json', { about: { ...site.about, creator } })
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
]

test.each(odd)('the check accepts %s', (_, make) => {
  const folder = goodContent()
  make(folder)
  expect(folder.check().errors).toEqual([])
})
