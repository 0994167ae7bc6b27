import { expect, type Frame, type Page } from '@playwright/test'
import axe from 'axe-core'
import { contrastsOf, untilColorsSettle } from './contrast'

/** All of axe's rules except experimental ones. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Minimum text contrast (WCAG 1.4.3): the stricter value, for any size. */
const ENOUGH = 4.5

/** Cached contrasts by an element's look: a hundred buttons look the same. */
const measured = new Map<string, number>()

/** Runs axe on a document, without frames in it. It compiles slowly, so each document gets it once. */
export async function runAxe(
  frame: Page | Frame,
  runOnly: string[] = RULES,
  selector = ':root',
): Promise<Pick<axe.AxeResults, 'violations' | 'incomplete'>> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  // Skip the details of passes: nothing reads them, and they are slow to produce.
  const options: axe.RunOptions = { iframes: false, resultTypes: ['violations', 'incomplete'] }
  return frame.evaluate(
    async ([selector, options]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations, incomplete } = await axe.run(selector, options)
      return { violations, incomplete }
    },
    [selector, { ...options, runOnly }] as const,
  )
}

/**
 * Expects axe to find no violations on the current page. If axe can't tell a text's contrast, as on
 * gradient buttons, this measures it on screen.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const { violations, incomplete } = await runAxe(page, rules)
  const lines = (results: typeof violations) =>
    results.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  expect.soft(lines(violations), 'violations').toEqual([])

  const undecided = incomplete.filter(({ id }) => id !== 'color-contrast')
  expect.soft(lines(undecided), 'undecided').toEqual([])
  const unclear = incomplete.filter(({ id }) => id === 'color-contrast')
  await expectContrast(
    page,
    unclear.flatMap(({ nodes }) => nodes.map(({ target, html }) => ({ at: String(target), html }))),
  )
}

/** Measures the contrast of elements by selector, once per look. */
async function expectContrast(page: Page, elements: { at: string; html: string }[]) {
  const looks = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const element = document.querySelector(selector)
        if (!element) throw new Error(`There is no ${selector} any more.`)
        const { color, backgroundColor } = getComputedStyle(element)
        const dark = matchMedia('(prefers-color-scheme: dark)').matches
        return [element.getAttribute('class'), color, backgroundColor, dark].join()
      }),
    elements.map(({ at }) => at),
  )
  const lookOf = (index: number) => looks[index] ?? ''
  const unknown = new Map(elements.map(({ at }, index) => [lookOf(index), page.locator(at)]))
  for (const look of measured.keys()) unknown.delete(look)
  const contrasts = await contrastsOf(page, [...unknown.values()])
  for (const [index, look] of [...unknown.keys()].entries()) {
    measured.set(look, contrasts[index] ?? 0)
  }
  for (const [index, { html }] of elements.entries()) {
    expect.soft(measured.get(lookOf(index)), html).toBeGreaterThanOrEqual(ENOUGH)
  }
}

/** Expects no violations in light mode, and no poor contrast in dark mode, in which it leaves the page. */
export async function expectAccessibleInBoth(page: Page) {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await untilColorsSettle(page)
  await expectAccessible(page, ['color-contrast', 'link-in-text-block'])
}
