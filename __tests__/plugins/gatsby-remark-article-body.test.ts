import { contentOf } from '../../src/content/content'
import { readContent } from '../../src/content/read/read'
import { articleHtml } from '../support/article-html'

/** The HTML without heading ids, which a separate test covers. */
const plainHtml = (markdown: string) => articleHtml(markdown).replace(/ id="[^"]*"/g, '')

const blocks = (...lines: string[]) => plainHtml(lines.join('\n')).split('\n').filter(Boolean)

const headingLevels = (html: string) =>
  [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))

describe('headings', () => {
  test.each([
    ['# One\n\n## Two\n\n### Three\n\n#### Four', [2, 3, 4, 5]],
    ['## One\n\n### Two\n\n## Three', [2, 3, 2]],
    ['### One\n\n#### Two', [2, 3]],
    ['#### One', [2]],
    ['## First\n\n# Top', [2, 2]],
    ['## One\n\n#### Two\n\n#### Three\n\n### Four', [2, 3, 3, 3]],
    ['# One\n\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six', [2, 3, 4, 5, 6, 6]],
  ])('%j start below the h1 of the page and skip no level', (markdown, levels) => {
    expect(headingLevels(articleHtml(markdown))).toEqual(levels)
  })

  test('keep their text', () => {
    expect(plainHtml('# Sets & **reps**')).toBe('<h2>Sets &#x26; <strong>reps</strong></h2>')
  })
})

test("headings of the two upper levels have unique ids in GitHub's form", () => {
  const html = articleHtml('## Sets & reps\n\n## Rest\n\n**Rest:**\n\n### Rest\n\n#### Rest')
  const ids = [...html.matchAll(/<h([2-6])(?: id="([^"]*)")?/g)].map(([, level, id]) => [level, id])
  expect(ids).toEqual([
    ['2', 'sets--reps'],
    ['2', 'rest'],
    ['3', 'rest-1'],
    ['3', 'rest-2'],
    ['4', undefined],
  ])
})

describe('a line in bold that ends in a colon', () => {
  test('is a small heading', () => {
    expect(plainHtml('**What to eat:**')).toBe('<h2>What to eat:</h2>')
  })

  test('is one level below the heading before it', () => {
    expect(
      blocks('## Food', '', '**Before:**', '', 'Rice.', '', '### Drink', '', '**After:**'),
    ).toEqual([
      '<h2>Food</h2>',
      '<h3>Before:</h3>',
      '<p>Rice.</p>',
      '<h3>Drink</h3>',
      '<h4>After:</h4>',
    ])
  })

  test('needs no blank line before or after it', () => {
    expect(blocks('Sleep matters.', '**How long:**', 'Eight hours.', 'Or nine.')).toEqual([
      '<p>Sleep matters.</p>',
      '<h2>How long:</h2>',
      '<p>Eight hours.',
      'Or nine.</p>',
    ])
  })

  test('may come right before a list', () => {
    expect(blocks('**Bring:**', '- water', '- a towel')).toEqual([
      '<h2>Bring:</h2>',
      '<ul>',
      '<li>water</li>',
      '<li>a towel</li>',
      '</ul>',
    ])
  })

  test('may appear twice in one block', () => {
    expect(blocks('**One:**', 'first', '**Two:**', 'second')).toEqual([
      '<h2>One:</h2>',
      '<p>first</p>',
      '<h2>Two:</h2>',
      '<p>second</p>',
    ])
  })

  test('may end in two spaces, which editors do not see', () => {
    expect(blocks('**One:**  ', 'first')).toEqual(['<h2>One:</h2>', '<p>first</p>'])
  })

  test('keeps the bold words of the lines around it', () => {
    expect(blocks('**One:**', 'a **strong** word')).toEqual([
      '<h2>One:</h2>',
      '<p>a <strong>strong</strong> word</p>',
    ])
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

  test('stays bold inside a list', () => {
    expect(articleHtml('- **Water:**')).toContain('<li><strong>Water:</strong></li>')
  })
})

describe('the other rules of the specification', () => {
  test("lines starting with '- ' form a list, numbered ones a numbered list", () => {
    expect(blocks('- a', '- b', '', '1. one', '2. two')).toEqual([
      '<ul>',
      '<li>a</li>',
      '<li>b</li>',
      '</ul>',
      '<ol>',
      '<li>one</li>',
      '<li>two</li>',
      '</ol>',
    ])
  })

  test('other lines are joined into paragraphs, with bold text', () => {
    expect(articleHtml('You grow\nwhile you **rest**.\n\nNot before.')).toBe(
      '<p>You grow\nwhile you <strong>rest</strong>.</p>\n<p>Not before.</p>',
    )
  })

  test('an empty body is empty', () => {
    expect(articleHtml('')).toBe('')
  })
})

const { articles } = contentOf(readContent('__tests__/support/content'))

test.each(articles)('$file: no h1, and no heading skips a level', ({ body }) => {
  const html = articleHtml(body)
  const levels = headingLevels(html)
  expect(levels.length).toBeGreaterThan(0)
  expect(Math.min(...levels)).toBe(2)
  // The page's h1 precedes the body.
  levels.forEach((level, index) => {
    expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  })
  expect(html).not.toMatch(/\*\*|<script|<h1/)
})
