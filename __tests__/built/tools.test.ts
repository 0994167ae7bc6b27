import { screen, within } from '@testing-library/dom'
import { allTools } from '../../src/calculators/model/catalogue'
import { asksHealth } from '../../src/calculators/model/form'
import { limitSources } from '../../src/calculators/model/limit-sources'
import { type LimitId, limits } from '../../src/calculators/model/limits'
import { articlePath, paths, toolPath } from '../../src/lib/paths'
import { articles } from '../browser/support/content'
import { hrefOf, main, openPage, region } from './support/open-page'

test('the list links to each tool, and each tool back to the list', async () => {
  await openPage(paths.tools)
  const links = region('Calculators').getAllByRole('link')
  expect(links.map(hrefOf)).toEqual(allTools.map(({ name }) => toolPath(name)))
  for (const { name, title } of allTools) {
    await openPage(toolPath(name))
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(hrefOf(main().getByRole('link', { name: 'All Calculators' }))).toBe(paths.tools)
  }
})

test.each(allTools)(
  '$title shows an example or asks about health, then formula, source, limits, values and articles',
  async (tool) => {
    const { name } = tool
    await openPage(toolPath(name))
    main().getByText(/needs JavaScript/)
    if (asksHealth(tool)) {
      const question = main().getByRole('group', { name: 'Which of these apply to you?' })
      for (const answer of within(question).getAllByRole('checkbox'))
        expect(answer).not.toBeChecked()
      expect(document.querySelector('output')).toHaveTextContent(/^First answer/)
    }
    // A week of sets has no example.
    else if (name !== 'hard-sets') expect(document.querySelector('output')).toHaveTextContent(/\d/)
    main().getByRole('heading', { name: /^(The formulas?|How it is calculated)$/ })
    // Loading a bar has no published source.
    if (name !== 'plates') expect(main().getAllByText(/\(\d{4}, |, \d{4}[,)]/)).not.toEqual([])
    main().getByRole('heading', { name: 'Limits' })
    main().getByRole('heading', { name: 'Common values' })
    const values = within(main().getAllByRole('table').at(-1) as HTMLElement)
    expect(values.getAllByRole('row').length).toBeGreaterThan(4)
    expect(values.getAllByRole('rowheader').length).toBeGreaterThan(3)
    const using = articles
      .filter(({ readBody }) => readBody().includes(`\`\`\`tool\n${name}\n`))
      .slice(0, 4)
    const links = [...document.querySelectorAll(`main a[href^="${paths.blog}/"]`)]
    expect(links.map(hrefOf)).toEqual(using.map(({ slug }) => articlePath(slug)))
  },
)

test('phones show a number keyboard for numbers and a clock for times', async () => {
  await openPage(toolPath('one-rep-max'))
  expect(screen.getByLabelText(/^Weight lifted/)).toHaveAttribute('inputmode', 'decimal')
  expect(screen.getByLabelText('Repetitions')).toHaveAttribute('inputmode', 'numeric')
  await openPage(toolPath('bedtime'))
  expect(screen.getByLabelText('Get up at')).toHaveAttribute('type', 'time')
})

test('the page of limits has each limit with its source, at the address that texts link to', async () => {
  await openPage(paths.toolLimits)
  for (const [id, { about, source }] of Object.entries(limitSources)) {
    const { words } = limits[id as LimitId]
    const row = document.getElementById(id)
    expect(row).toHaveTextContent(`${about}${words}${source}.`)
  }
})
