import { piecesOf, withoutProse } from '../../src/content/markdown'

const outline = (markdown: string) =>
  piecesOf(markdown).map((piece) => ({ ...piece, text: undefined, alt: undefined }))

test.each([
  'See [the plan that we wrote](/workouts/a) and (what they say) go to www.example.com for more',
  'Please write to coach@example.com, or read https://example.com/a/b-c when you have time.',
  'They train <b>as hard as they can</b> and then <!-- they all go home --> sleep.',
  '## A heading of many words\n\nand some prose\nof two lines\n===\n',
  '- [as it was planned] and some words\n- **bold words of prose:** more words here\n',
  '| one two three | four five six |\n| --- | --- |\n| [a b c](/b) | <i>d e f</i> |\n',
  'A note^[that says some words] and <https://example.com>.\n\n```\n<b>code of three words</b>\n```\n',
])('%j parses into the same links, headings and HTML without its prose', (markdown) => {
  expect(withoutProse(markdown).length).toBeLessThan(markdown.length)
  expect(outline(withoutProse(markdown))).toEqual(outline(markdown))
})

test.each([
  'Some words of prose ![and a text of a picture](a.jpg)',
  'See [the one we mean][].\n\n[the one we mean]: /workouts/a',
])('%j stays whole, because its words name something', (markdown) => {
  expect(withoutProse(markdown)).toBe(markdown)
})
