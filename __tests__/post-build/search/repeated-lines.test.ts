import { withoutRepeatedLines } from '../../../src/post-build/search/repeated-lines'

test.each([
  ['three', 'One. Two. Three.', true],
  ['four', 'One. Two. Three. Four.', false],
])('a line that %s sections share stays only among three or fewer', (_many, words, stays) => {
  const safety = 'Chest pain needs emergency care now.'
  const section = (text: string) => ['Title', 'Heading', text]
  const own = words.split(' ')
  const shared = own.map((word) => section(`${word}\n${safety}`))
  expect(withoutRepeatedLines(shared)).toEqual(stays ? shared : own.map(section))
})
