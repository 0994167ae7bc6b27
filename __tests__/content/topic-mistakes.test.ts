import type { ContentFolder } from './content-folder'
import { goodContent } from './good-content'
import { testMistakes } from './mistakes'

const file = 'topics.json'
const text = 'What it is about.'
const topics = [
  { kind: 'category', name: 'Recovery', text },
  { kind: 'category', name: 'Nutrition', text },
  { kind: 'tag', name: 'Sleep', text },
  { kind: 'tag', name: 'Recovery', text },
]

/** Valid content with these introductions. */
const writes = (list: object[]) => (folder: ContentFolder) =>
  folder.write(file, JSON.stringify(list, null, 2))

testMistakes([
  {
    name: 'an unknown topic',
    make: writes([...topics, { kind: 'tag', name: 'Slep', text }]),
    file,
    field: '[4].name',
    says: ['no tag "Slep"', 'did you mean "Sleep"?'],
  },
  {
    name: 'a topic listed twice',
    make: writes([...topics, { kind: 'tag', name: 'Sleep', text }]),
    file,
    field: '[4].name',
    says: ['"Sleep" already has an introduction', 'delete one'],
  },
  {
    name: 'an introduction without a text',
    make: writes([...topics.slice(1), { kind: 'category', name: 'Recovery' }]),
    file,
    field: '[3].text',
    says: ['missing', 'two or three plain sentences'],
  },
])

test('a topic with articles but no introduction is a warning', () => {
  const folder = goodContent()
  writes(topics.slice(0, 3))(folder)
  expect(folder.check()).toMatchObject({
    errors: [],
    warnings: [{ message: expect.stringContaining('"Recovery" has articles but no introduction') }],
  })
})

test('a topic may have an introduction before it has an article', () => {
  const folder = goodContent()
  writes([...topics, { kind: 'tag', name: 'Myths', text }])(folder)
  expect(folder.check().errors).toEqual([])
})
