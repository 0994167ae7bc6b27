import { bodyElements, withoutPlainText } from '../../src/content/read/markdown'

/** All pieces except valid headings: those with words and of an allowed level. */
const outline = (markdown: string) =>
  bodyElements(markdown)
    .filter((piece) => piece.kind !== 'heading' || piece.depth > 4 || !/\w/.test(piece.text))
    .map((piece) => ({ ...piece, text: undefined, alt: undefined }))

test('plain blocks are removed, and line numbers stay', () => {
  const markdown =
    '## Heading\n\nWords.\nWords.\n\n| a |\n| --- |\n\nSee [this](/a).\n\n- One\n- Two'
  expect(withoutPlainText(markdown)).toBe('\n\n\n\n\n\n\n\nSee [this](/a).\n\n\n')
})

test.each([
  'See [the plan that we wrote](/workouts/a) and (what they say) go to www.example.com for more',
  'Please write to coach@example.com, or read https://example.com/a/b-c when you have time.',
  'They train <b>as hard as they can</b> and then <!-- they all go home --> sleep.',
  '## A heading of many words\n\nand some prose\nof two lines\n===\n',
  '- [as it was planned] and some words\n- **bold words of prose:** more words here\n',
  '| one two three | four five six |\n| --- | --- |\n| [a b c](/b) | <i>d e f</i> |\n',
  'A claim.[^a-1][^b] More[^c](https://example.com), [^d][] and [^e].\n\n[^e]: A note.\n',
  '- An item of a list.\n\n    [in it](/a) and words of prose.\n\nWords of prose.\n\n    <b>code\n',
  'Words of prose.\n\n##### Too deep\n\n> - ##### Too deep\n\n##\n\n- #\n\n\u200b\n---\n',
  'Words of prose.\n\n\n```\ncode\n\n<i>code\n```\n\n* * *\n\n<div>\nHTML\n\n</div>\n',
  'A note^[that says some words] and <https://example.com>.\n\n```\n<b>code of three words</b>\n```\n',
])('%j parses into the same links, headings and HTML without its plain text', (markdown) => {
  expect(withoutPlainText(markdown).length).toBeLessThan(markdown.length)
  expect(outline(withoutPlainText(markdown))).toEqual(outline(markdown))
})

test.each([
  'Some words of prose ![and a text of a picture](a.jpg)',
  'See [the one we mean][].\n\n[the one we mean]: /workouts/a',
])('%j stays whole because its words name something', (markdown) => {
  expect(withoutPlainText(markdown)).toBe(markdown)
})
