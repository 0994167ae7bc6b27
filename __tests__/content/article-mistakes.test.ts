import { articleFile, goodContent } from './good-content'
import { mistakesIn, testMistakes } from './mistakes'

const file = 'articles/sleep.md'

/** A mistake in the front matter of `sleep`. */
const inField = mistakesIn(file, (folder, fields) => folder.write(file, articleFile(fields)))

test('the content that the tests break is valid', () => {
  expect(goodContent().check()).toMatchObject({ errors: [], warnings: [] })
})

testMistakes([
  inField('a title left out', { title: undefined }, 'title', ['missing', 'for example']),
  inField('an empty title', { title: '' }, 'title', ['empty', 'for example'], 3),
  inField('HTML in the title', { title: 'Sleep <i>first</i>' }, 'title', ['the HTML <i>']),
  inField('a title on two lines', { title: 'Sleep\nfirst' }, 'title', ['one line']),
  inField(
    'an excerpt as long as the article',
    { excerpt: 'x'.repeat(301) },
    'excerpt',
    ['301 characters', 'at most 300', 'remove 1'],
    4,
  ),
  inField('an id without quotes', { id: 1 }, 'id', ['the number 1', '"1" in double quotes'], 2),
  inField('an id in words', { id: 'one' }, 'id', ['"one"', 'whole number', 'for example "13"']),
  inField(
    'an impossible date',
    { date: '2025-02-30' },
    'date',
    ['"2025-02-30"', 'a real date', '2024-03-15'],
    5,
  ),
  inField('a day in another order', { date: '01/03/2025' }, 'date', [
    '"01/03/2025"',
    'year-month-day',
  ]),
  inField('a revision before the publication', { updated: '2025-02-28' }, 'updated', [
    '2025-02-28',
    'before the date 2025-03-01',
  ]),
  inField(
    'a misspelled category',
    { category: 'Recvery' },
    'category',
    ['"Recvery"', 'Nutrition, Training, Recovery or Health', 'did you mean "Recovery"?'],
    8,
  ),
  inField('a category that does not exist', { category: 'Astrology' }, 'category', [
    'Nutrition, Training, Recovery or Health',
  ]),
  inField(
    'a misspelled tag',
    { tags: ['Sleep', 'recoverry'] },
    'tags[1]',
    ['"recoverry"', 'did you mean "Recovery"?'],
    9,
  ),
  inField('a tag twice', { tags: ['Sleep', 'Sleep'] }, 'tags[1]', ['"Sleep"', 'already', 'delete']),
  inField('tags that are no list', { tags: 'Sleep' }, 'tags', ['"Sleep"', 'a list in [ ]']),
  inField('a read time without its words', { readTime: '5' }, 'readTime', [
    '"5"',
    'min read',
    '"12 min read"',
  ]),
  inField(
    'a read time that contradicts the word count',
    { readTime: '9 min read' },
    'readTime',
    ['9 minutes', '9 words', '9 minutes for 9 words', '"1 min read"'],
    7,
  ),
  inField('a draft marked in words', { draft: 'yes' }, 'draft', [
    '"yes"',
    'true or false (no quotes)',
  ]),
  inField(
    'a misspelled field',
    { autor: 'Dana' },
    'autor',
    ['not a known field', 'did you mean "author"?'],
    12,
  ),
  inField('a field from elsewhere', { layout: 'post' }, 'layout', [
    'not a known field',
    'use id, title',
  ]),
  inField(
    'a related plan that does not exist',
    { relatedWorkout: { id: 'base-begginer', title: 'Base', description: 'Go.' } },
    'relatedWorkout.id',
    ['"base-begginer"', 'did you mean "base-beginner"?'],
  ),
  inField(
    'a related plan under another title',
    { relatedWorkout: { id: 'base-beginner', title: 'Basis', description: 'Go.' } },
    'relatedWorkout.title',
    ['"Basis"', 'write "Base", the title'],
  ),
  inField(
    'an incomplete related plan',
    { relatedWorkout: { id: 'base-beginner', title: 'Base' } },
    'relatedWorkout.description',
    ['missing', 'how this plan'],
  ),
  inField('an alternative text that is a file name', { imageAlt: 'IMG_2041.jpg' }, 'imageAlt', [
    'IMG_2041.jpg',
    'say what the picture shows',
    '"Clear glass of water"',
  ]),
  inField('an alternative text that says nothing', { imageAlt: 'Picture 3' }, 'imageAlt', [
    'say what the picture shows',
  ]),
  inField('an alternative text without words', { imageAlt: '2041 - 3' }, 'imageAlt', [
    '"2041 - 3"',
    'say what the picture shows',
  ]),
  inField('no alternative text', { imageAlt: undefined }, 'imageAlt', [
    'missing',
    'what the picture shows',
  ]),
  inField('a picture from another host', { image: 'https://pictures.example/1.jpg' }, 'image', [
    'pictures.example',
    'the only image host is images.unsplash.com',
  ]),
  inField('a picture without https', { image: 'http://images.unsplash.com/photo-1' }, 'image', [
    'http://images.unsplash.com',
    'https address',
  ]),
  inField('a picture file that is not there', { image: './sleep.jpg' }, 'image', [
    'no file "sleep.jpg" in content/articles',
    'put it there',
  ]),
  inField('a picture in another folder', { image: '../sleep.jpg' }, 'image', [
    '"../sleep.jpg"',
    'same folder',
  ]),
  inField('a control character in a text', { title: 'Sl\u0007eep' }, 'title', [
    'U+0007',
    'delete it',
  ]),
])
