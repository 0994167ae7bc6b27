import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { contrastOf } from './contrast'

/** All of axe's rules that are more than an experiment. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe cannot decide by itself, and why it is no fault here. Contrast is measured instead. */
const EXPLAINED = [
  {
    rule: 'link-in-text-block',
    html: /^<a [^>]*href="\/">$/,
    // The brand in the footer stands on a line of its own, beside its mark; axe takes it for a
    // link inside the tagline.
  },
]

/** What text must have against its background (WCAG 1.4.3): the stricter figure, for any size. */
const ENOUGH = 4.5

/** Contrasts measured already, by the look of the element: a hundred buttons look the same. */
const measured = new Map<string, number>()

/**
 * Expects axe to find nothing wrong with the page as it stands. Where it cannot tell the contrast of a
 * text, as on buttons with a gradient, that is measured on the screen.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations, incomplete } = await (rules
    ? axe.withRules(rules)
    : axe.withTags(RULES)
  ).analyze()
  const lines = (results: typeof violations) =>
    results.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  expect(lines(violations), 'violations').toEqual([])

  const undecided = incomplete
    .filter(({ id }) => id !== 'color-contrast')
    .map(({ id, nodes, ...result }) => ({
      ...result,
      id,
      nodes: nodes.filter(
        (node) => !EXPLAINED.some(({ rule, html }) => rule === id && html.test(node.html)),
      ),
    }))
  expect(lines(undecided), 'undecided').toEqual([])
  for (const { nodes } of incomplete.filter(({ id }) => id === 'color-contrast')) {
    for (const { target, html } of nodes) {
      expect(await contrastAt(page, String(target)), html).toBeGreaterThanOrEqual(ENOUGH)
    }
  }
}

async function contrastAt(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector)
  const look = await element.evaluate((node) => {
    const { color, backgroundColor } = getComputedStyle(node)
    const dark = matchMedia('(prefers-color-scheme: dark)').matches
    return [node.className, color, backgroundColor, dark].join()
  })
  const known = measured.get(look) ?? (await contrastOf(element))
  measured.set(look, known)
  return known
}

/** Looks at the page's colours in the other scheme as well. */
export async function expectContrastInOtherScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' })
  await expectAccessible(page, ['color-contrast', 'link-in-text-block'])
  await page.emulateMedia({ colorScheme })
}
