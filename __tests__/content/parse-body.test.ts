import { parseBody } from '../../src/content/markdown/parse-body'
import { readMinutes } from '../../src/content/markdown/word-count'

test('an article splits at its headings, with its opening text first', () => {
  const { sections, headingIds } = parseBody(
    'Opening.\n\n# One & [only](/a)\n\nText\nof two lines.[^a]\n\n**Small:**\n- a\n- b\n\n### Deep\n\nMore.',
  )
  expect(sections).toEqual([
    { id: '', depth: 1, heading: '', text: 'Opening.' },
    { id: 'one--only', depth: 2, heading: 'One & only', text: 'Text of two lines.' },
    { id: 'small', depth: 3, heading: 'Small:', text: 'a\nb' },
    { id: 'deep', depth: 3, heading: 'Deep', text: 'More.' },
  ])
  expect(headingIds).toEqual(['one--only', 'small', 'deep'])
})

test.each([
  ['a table, row by row', '| Food | Days |\n| - | - |\n| Rice | 1 |', 'Food · Days\nRice · 1'],
  ['no citations', 'Sleep.[^a-1][^b] Eat.', 'Sleep. Eat.'],
  ['no picture', '![A bed](bed.jpg) Sleep.', 'Sleep.'],
  ['the title of a chart', '```chart\ntype: bar\ntitle: "Sleep: hours"\n```', 'Sleep: hours'],
  ['no tool', '```tool\nbedtime\n```', ''],
  ['decoded entities', '3 &lt; 5 &amp; so', '3 < 5 & so'],
  ['a line break as a space', 'One  \ntwo', 'One two'],
  ['small headings below the third level', '### One\n\n#### Two\n\n##### Three', 'Three'],
])('the text of a section has %s', (_what, markdown, text) => {
  expect(parseBody(markdown).sections.at(-1)?.text).toBe(text)
})

test.each([
  ['', 0],
  ['## Go to **bed**', 3],
  ['1. Go\n2. to bed', 3],
  ['Go – to … bed & sleep', 4],
  ['Go to [the bed](/blog/the-bed) now', 5],
  ['Go to [bed](/blog/bed "where one sleeps")', 3],
  ['![A made bed](bed.jpg) Sleep', 1],
  ['90 seconds, 1.6 g/kg', 4],
  ["don't half-sleep", 2],
  ['שינה לפני אימון', 3],
  ['💪 💤', 0],
  ['```chart\ndata:\n  - [Six, 6]\n```', 3],
])('counts the words of %j', (markdown, words) => {
  expect(parseBody(markdown).words).toBe(words)
})

test.each([
  [1, 1],
  [299, 1],
  [300, 2],
])('%d words take %d minutes', (words, minutes) => {
  expect(readMinutes(words)).toBe(minutes)
})
