import { withoutRepeatedLines } from '../../../src/publish/search/repeated-lines'

const withText = (text: string) => ['Title', 'Heading', text]
const safety = 'Chest pain needs emergency care now.'

test('a line that many sections share is removed from all, its neighbors stay', () => {
  const sections = ['One.', 'Two.', 'Three.', 'Four.'].map((own) => withText(`${own}\n${safety}`))
  expect(withoutRepeatedLines(sections).map(([, , text]) => text)).toEqual([
    'One.',
    'Two.',
    'Three.',
    'Four.',
  ])
})

test('a line that a few share stays', () => {
  const sections = ['One.', 'Two.', 'Three.'].map((own) => withText(`${own}\n${safety}`))
  expect(withoutRepeatedLines(sections)).toEqual(sections)
})
