import type { ContentFolder } from './content-folder'
import { articleFile, goodContent } from './good-content'
import { type Mistake, testMistakes, testOtherMistakes } from './mistakes'

const file = 'articles/sleep.md'
const related = { id: 'base-beginner', title: 'Base', description: 'Go.' }

test('the content that the tests break is valid', () => {
  expect(goodContent().check()).toMatchObject({ errors: [], warnings: [] })
})

testMistakes(file, (folder, fields: object) => folder.write(file, articleFile(fields)), [
  [{ title: undefined }, 'title', 'missing', 'for example'],
  [{ title: '' }, ':3 title', 'empty', 'for example'],
  [{ title: 'Sleep <i>first</i>' }, 'title', 'the HTML <i>'],
  [{ title: 'Sleep\nfirst' }, 'title', 'one line'],
  [{ title: 'Sl\u0007eep' }, 'title', 'U+0007', 'delete it'],
  [{ excerpt: 'x'.repeat(301) }, ':4 excerpt', '301 characters', 'at most 300', 'remove 1'],
  [{ id: 1 }, ':2 id', 'the number 1', '"1" in double quotes'],
  [{ date: '2025-02-30' }, ':5 date', '"2025-02-30"', 'a real date', '2024-03-15'],
  [{ updated: '2025-02-28' }, 'updated', '2025-02-28', 'before the date 2025-03-01'],
  [{ category: 'Recvery' }, ':8 category', '"Recvery"', 'did you mean "Recovery"?'],
  [{ tags: ['Sleep', 'recoverry'] }, ':9 tags[1]', '"recoverry"', 'did you mean "Recovery"?'],
  [{ tags: ['Sleep', 'Sleep'] }, 'tags[1]', '"Sleep"', 'already', 'delete'],
  [{ tags: 'Sleep' }, 'tags', '"Sleep"', 'a list in [ ]'],
  [{ readTime: '5' }, 'readTime', '"5"', 'min read', '"12 min read"'],
  [{ readTime: '9 min read' }, ':7 readTime', '9 minutes for 9 words', '"1 min read"'],
  [{ autor: 'Dana' }, ':12 autor', 'not a known field', 'did you mean "author"?'],
  [{ layout: 'post' }, 'layout', 'not a known field', 'use id, title'],
  [
    { relatedWorkout: { ...related, id: 'base-begginer' } },
    'relatedWorkout.id',
    '"base-begginer"',
    'did you mean "base-beginner"?',
  ],
  [
    { relatedWorkout: { ...related, title: 'Basis' } },
    'relatedWorkout.title',
    '"Basis"',
    'write "Base", the title',
  ],
  [{ imageAlt: 'IMG_2041.jpg' }, 'imageAlt', 'IMG_2041.jpg', '"Clear glass of water"'],
  [{ imageAlt: 'Picture 3' }, 'imageAlt', 'say what the picture shows'],
  [{ image: 'https://a.example/1.jpg' }, 'image', 'a.example', 'only image host is images.unspl'],
  [{ image: 'http://images.unsplash.com/photo-1' }, 'image', 'http://images', 'https address'],
  [{ image: '../sleep.jpg' }, 'image', '"../sleep.jpg"', 'same folder'],
  [{ reviewed: '2024-01-01' }, 'reviewed', 'before the date 2025-03-01', 'the last review'],
  [{ next: 'fod' }, 'next', 'no article "fod"', 'did you mean "food"?'],
  [{ next: 'sleep' }, 'next', 'names itself'],
])

testOtherMistakes([
  [
    (folder) => folder.replace('articles/food.md', 'Food for Lifting', 'SLEEP  before squats'),
    'articles/sleep.md title',
    '"Sleep Before Squats"',
    'already in content/articles/food.md',
    'must be unique',
  ],
  [
    (folder) =>
      folder.write('articles/page.md', articleFile({ id: '3', title: 'Page', slug: 'page' })),
    'articles/page.md slug',
    '"page"',
    'list pages use page',
    'rename the field and the file',
  ],
  [
    (folder) =>
      folder.write('articles/My Food.md', articleFile({ id: '3', title: 'My', slug: 'My Food' })),
    'articles/My Food.md slug',
    '"My Food"',
    'lower-case letters',
    'hyphens',
  ],
  [
    (folder) => {
      folder.write(
        'articles/food.md',
        folder.read('articles/food.md').replace('id', 'draft: true\nid'),
      )
      folder.write(file, articleFile({ next: 'food' }))
    },
    'articles/sleep.md next',
    '"food" is a draft',
  ],
  ...['[w](https://example.com/a b)', '[x] (https://example.com)', '![p](my photo.png)'].map(
    (text): Mistake<(folder: ContentFolder) => void> => [
      (folder) => folder.replace('articles/food.md', 'Eat,', `Eat ${text},`),
      'articles/food.md:15',
      'read as text',
      '%20 for a space',
    ],
  ),
  [
    (folder) => folder.replace('articles/food.md', '"Food for Lifting"', '“Food for Lifting”'),
    'articles/food.md:3',
    'Curly quotation marks',
    'title: "text"',
  ],
])
