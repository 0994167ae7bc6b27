import { screen, within } from '@testing-library/dom'
import { allTools } from '../../../src/calculators/model/catalogue'
import { toolPath } from '../../../src/lib/paths'
import { articleHtml } from '../../support/article-html'

const show = (markdown: string, keys: string[] = []) => {
  document.body.innerHTML = articleHtml(markdown, keys)
}

describe('citations', () => {
  const keys = ['first', 'second']

  test('become the numbers of their sources, with a comma in a row, and link to them', () => {
    show('Sleep.[^second] Eat.[^first] Rest.[^first][^second]', keys)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#s2', '#s1', '#s1', '#s2'])
    expect(document.body).toHaveTextContent('Sleep.2 Eat.1 Rest.1, 2')
    expect(screen.getAllByRole('link', { name: 'Source 1' })).toHaveLength(2)
    // Only the first citation of a source is a link target.
    expect(links.map(({ id }) => id)).toEqual(['c2', 'c1', '', ''])
  })

  test('work in bold words, lists and tables', () => {
    show('**Bold[^first]**\n\n- item[^first]\n\n| a |\n| - |\n| b[^second] |', keys)
    expect(screen.getAllByRole('link')).toHaveLength(3)
  })

  test('stay code in code', () => {
    show('`[^first]`', keys)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(document.body).toHaveTextContent('[^first]')
  })
})

describe('tables', () => {
  const table = '| | Luis | Wanda |\n| --- | --- | --- |\n| Weight | 80 | 55 |\n| Hours | 2 | 3 |'

  test('sit in a focusable frame named by number and heading', () => {
    show(`## Two runners\n\n${table}\n\n${table}`)
    screen.getByRole('region', { name: 'Table 1: Two runners' })
    const second = screen.getByRole('region', { name: 'Table 2: Two runners' })
    expect(second).toHaveAttribute('tabindex', '0')
    within(second).getByRole('table')
  })

  test('without a heading above are named by number only', () => {
    show(table)
    screen.getByRole('region', { name: 'Table 1' })
  })

  test('have column and row headers, none empty', () => {
    show(table)
    const names = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
    expect(names('columnheader')).toEqual(['Luis', 'Wanda'])
    expect(names('rowheader')).toEqual(['Weight', 'Hours'])
  })

  test('with repeated first cells have no row headers', () => {
    show('| Hours | Short |\n| --- | --- |\n| 3 | Lifting |\n| 3 | Cardio |')
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument()
  })
})

const chart = (type: string, rows: string[], more = '') =>
  `\`\`\`chart\ntype: ${type}\ntitle: Eight <beat> six\nunit: hours\nsource: Watson & 2 others\n${more}data:\n${rows.map((row) => `  - ${row}\n`).join('')}\`\`\``

describe('charts', () => {
  test('of bars are a table with the title, the unit and every number', () => {
    show(chart('bar', ['[Six, 6]', '["Twelve hundred", 1200]']))
    const table = screen.getByRole('table', { name: 'Eight <beat> six' })
    within(table).getByRole('columnheader', { name: 'hours' })
    within(table).getByRole('row', { name: 'Six 6' })
    within(table).getByRole('row', { name: 'Twelve hundred 1,200' })
    screen.getByText('Source: Watson & 2 others')
  })

  test("of bars draw each bar to its number's length", () => {
    show(chart('bar', ['[Six, 6]', '[Eight, 8]']))
    const bars = [...document.querySelectorAll('svg[aria-hidden=true]')]
    expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['75%', '100%'])
  })

  test('of ranges draw each from its first number to its second', () => {
    show(chart('range', ['[Six, 2, 8]', '[Eight, 0, 10]'], 'x: Night\n'))
    screen.getByRole('columnheader', { name: 'Night' })
    screen.getByRole('row', { name: 'Six 2 to 8' })
    const [bar] = document.querySelectorAll('svg')
    expect(bar).toHaveAttribute('width', '80%')
    expect(bar?.querySelector('rect')).toHaveAttribute('x', '25%')
    expect(bar?.querySelector('rect')).toHaveAttribute('width', '75%')
  })

  test('of lines have the same numbers as a table', () => {
    show(chart('line', ['["0", 200]', '["5", 100]'], 'x: Hours after\n'))
    const figure = screen.getByRole('figure')
    expect(figure.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    for (const text of ['Eight <beat> six', 'hours by hours after', 'Source: Watson & 2 others'])
      within(figure).getByText(text)
    const rows = [...figure.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(rows).toEqual(['0200', '5100'])
  })

  test('of lines fall where the numbers fall', () => {
    show(chart('line', ['["0", 200]', '["5", 100]', '["10", 0]']))
    const heights = [...document.querySelectorAll('.values g')].map((point) =>
      Number(/ (\d+)\)$/.exec(point.getAttribute('transform') ?? '')?.[1]),
    )
    const [top = 0, middle = 0, bottom = 0] = heights
    expect(middle - top).toBeCloseTo(bottom - middle)
    expect(bottom).toBeGreaterThan(middle)
  })

  test('of lines have axis marks only if points lack room for their numbers', () => {
    const marks = () => document.querySelectorAll('.marks text').length
    show(chart('line', ['["0", 200]', '["5", 100]', '["10", 0]']))
    expect(marks()).toBe(0)
    show(
      chart(
        'line',
        Array.from({ length: 12 }, (_, index) => `["${index}", ${1000 + index}]`),
      ),
    )
    expect(marks()).toBeGreaterThan(2)
  })

  test('of lines omit some labels that are too wide for a phone', () => {
    const weeks = Array.from({ length: 10 }, (_, index) => `["Week ${index + 1}", ${index}]`)
    show(chart('line', weeks))
    const labels = [...document.querySelectorAll('text')].filter(({ textContent }) =>
      textContent?.startsWith('Week'),
    )
    expect(labels.map((label) => label.classList.contains('wide'))).toEqual(
      weeks.map((_, index) => index % 2 === 1),
    )
  })
})

describe('tools', () => {
  test.each(allTools)('$name is a card with a link to its page', ({ name, title, lead }) => {
    show(`\`\`\`tool\n${name}\n\`\`\``)
    screen.getByText(title)
    screen.getByText(lead)
    const link = screen.getByRole('link', { name: new RegExp(`^Work It Out ?: ${title}$`) })
    expect(link).toHaveAttribute('href', toolPath(name))
  })
})
