import { gatsbyParser, parser } from '../support/article-html'

const { text: addresses } = jest.requireActual('micromark-extension-gfm-autolink-literal')

test.each([
  'https://example.org',
  'See www.example.org.',
  'Write to coach@example.org.',
  '[The plan](/workouts/x), [a study](https://example.org/a) and https://example.org/b',
  '![A picture](https://example.org/a.png)',
  String.raw`\[Not a link](https://example.org)`,
  '`https://example.org`',
  '[text `](https://example.org)`',
  'Words ~~struck~~, a note.[^1]\n\n- [x] done\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n[^1]: Text',
])("'%s' parses into Gatsby's tree", (text) => {
  expect(parser.parse(text)).toEqual(gatsbyParser.parse(text))
})

test('looks for an address at each letter only of a text that may have one', () => {
  const look = jest.spyOn(addresses[97], 'tokenize')
  parser.parse('A plan with [a link](https://example.org).')
  expect(look).not.toHaveBeenCalled()
  parser.parse('A plan by coach@example.org.')
  expect(look).toHaveBeenCalled()
})
