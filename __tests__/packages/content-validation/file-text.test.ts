import { readJson, readMarkdown } from '../../../packages/content-validation'

const article = '---\nauthor: "José"\n---\n\nGo to bed.\n'
const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  ['a file that cannot be opened', undefined, undefined, 'cannot be opened; check its permissions'],
  ['an empty file', bytesOf(' \n\n'), undefined, 'The file is empty; fill it or delete it.'],
  ['an invisible character', bytesOf(article.replace('to', '\u0000')), 5, '(U+0000); delete it.'],
  [
    'a book',
    bytesOf('word '.repeat(1_000_000)),
    undefined,
    '5.0 MB; at most 1 MB is allowed, so split it.',
  ],
  ['Latin-1', Buffer.from(article, 'latin1'), 2, 'not UTF-8; save the file as UTF-8.'],
  ['UTF-16', Buffer.from(`\uFEFF${article}`, 'utf16le'), undefined, 'save it again as UTF-8.'],
])('%s is reported in a sentence', (_, bytes, line, says) => {
  const { data, mistakes } = readMarkdown('bed.md', bytes)
  expect(data).toBeUndefined()
  expect(mistakes).toEqual([{ ...(line && { line }), message: expect.stringContaining(says) }])
})

test('only markdown may start with a byte-order mark', () => {
  expect(readMarkdown('bed.md', bytesOf(`\uFEFF${article}`)).mistakes).toEqual([])
  expect(readJson('bed.json', bytesOf('\uFEFF{}')).mistakes).toMatchObject([{ line: 1 }])
})

test('a field has the line of its value, of its parent if it is missing', () => {
  const { lineOf } = readMarkdown('bed.md', bytesOf(article))
  expect(lineOf(['author'])).toBe(2)
  const json = readJson('bed.json', bytesOf('{\n  "list": [\n    "a"\n  ]\n}'))
  expect(json.lineOf(['list', 0])).toBe(3)
  expect(json.lineOf(['list', 4])).toBe(2)
})
