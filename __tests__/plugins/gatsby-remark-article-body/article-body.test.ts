import { contentOf } from '../../../src/content/content'
import { readContent } from '../../../src/content/read-content'
import { articleHtml } from '../../support/article-html'

/** The HTML without heading ids, which a separate test covers. */
const plainHtml = (markdown: string) => articleHtml(markdown).replace(/ id="[^"]*"/g, '')

const headingLevels = (html: string) =>
  [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))

test.each([
  ['# One\n\n## Two\n\n### Three\n\n#### Four', [2, 3, 4, 5]],
  ['#### One', [2]],
  ['## First\n\n# Top', [2, 2]],
  ['## One\n\n#### Two\n\n#### Three\n\n### Four', [2, 3, 3, 3]],
  ['# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six', [2, 3, 4, 5, 6, 6]],
])('the headings of %j start below the h1 of the page and skip no level', (markdown, levels) => {
  expect(headingLevels(articleHtml(markdown))).toEqual(levels)
})

test("headings of the two upper levels have unique ids in GitHub's form", () => {
  const html = articleHtml('## Sets & reps\n\n## Rest\n\n**Rest:**\n\n### Rest\n\n#### Rest')
  const ids = [...html.matchAll(/<h[2-6](?: id="([^"]*)")?/g)].map(([, id]) => id)
  expect(ids).toEqual(['sets--reps', 'rest', 'rest-1', 'rest-2', undefined])
})

test.each([
  ['# Sets & **reps**', '<h2>Sets &#x26; <strong>reps</strong></h2>'],
  // Lines in bold that end in a colon are small headings, one level below the heading before.
  ['**What to eat:**', '<h2>What to eat:</h2>'],
  ['## Food\n\n**Before:**\n\nRice.', '<h2>Food</h2>\n<h3>Before:</h3>\n<p>Rice.</p>'],
  ['### Food\n\n#### Drink\n\n**After:**', '<h2>Food</h2>\n<h3>Drink</h3>\n<h4>After:</h4>'],
  ['Rest.\n**How:**\nSit.\nLie.', '<p>Rest.</p>\n<h2>How:</h2>\n<p>Sit.\nLie.</p>'],
  ['**Bring:**\n- water', '<h2>Bring:</h2>\n<ul>\n<li>water</li>\n</ul>'],
  ['**One:**\n1st\n**Two:**\n2nd', '<h2>One:</h2>\n<p>1st</p>\n<h2>Two:</h2>\n<p>2nd</p>'],
  // Two spaces at the end, which editors do not see.
  ['**One:**  \nfirst', '<h2>One:</h2>\n<p>first</p>'],
  ['**One:**\na **strong** word', '<h2>One:</h2>\n<p>a <strong>strong</strong> word</p>'],
  ['- **Water:**', '<ul>\n<li><strong>Water:</strong></li>\n</ul>'],
  ['You grow\n**asleep**.\n\nYes.', '<p>You grow\n<strong>asleep</strong>.</p>\n<p>Yes.</p>'],
])('%j is rendered', (markdown, html) => {
  expect(plainHtml(markdown)).toBe(html)
})

test.each([
  '**Bold without a colon**',
  '**Bold:** and more',
  'first **bold:**',
  '*Italic:*',
  '**One:** **Two:**',
])('"%s" is no small heading', (line) => {
  expect(articleHtml(line)).toMatch(/^<p>.*<\/p>$/)
})

const { articles } = contentOf(readContent('__tests__/support/content'))

test.each(articles)('$file: no h1, and no heading skips a level', ({ readBody }) => {
  const html = articleHtml(readBody())
  const levels = headingLevels(html)
  expect(levels.length).toBeGreaterThan(0)
  expect(Math.min(...levels)).toBe(2)
  // The page's h1 precedes the body.
  levels.forEach((level, index) => {
    expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  })
  expect(html).not.toMatch(/\*\*|<script|<h1/)
})
