import { paragraphsOf } from '../../src/lib/paragraphs'

test('blank lines separate paragraphs, other line breaks do not', () => {
  expect(paragraphsOf('For beginners.\n\nThree days\na week.\n \nStop when it hurts.\n')).toEqual([
    'For beginners.',
    'Three days a week.',
    'Stop when it hurts.',
  ])
})

test('a text without words has no paragraphs', () => {
  expect(paragraphsOf(' \n\n ')).toEqual([])
})
