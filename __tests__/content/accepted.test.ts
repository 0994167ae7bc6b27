import type { ContentFolder } from './content-folder'
import { articleFile, goodContent } from './good-content'

const words = (count: number) => `\n${'word '.repeat(count)}\n`
const base = 'workouts/base-beginner.json'

test.each<[string, object, string?]>([
  ['a title of one letter', { title: 'S' }],
  ['quotation marks, ampersands and backslashes', { title: 'A "B" & \\C\\ <d>' }],
  ['an author and a revision', { author: 'Dana Brook', updated: '2025-03-02' }],
  ['the nearest read time of a short text', { readTime: '2 min read' }, words(310)],
  ['words 10 % off the read time', { readTime: '10 min read' }, words(2200)],
])('the check accepts an article with %s', (_, fields, ...body) => {
  const folder = goodContent()
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
    'two plans, both featured',
    (folder) => {
      folder.remove('workouts/spare-advanced.json')
      folder.remove('workouts/top-advanced.json')
    },
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
