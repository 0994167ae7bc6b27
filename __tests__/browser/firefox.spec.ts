import { test as base, expect } from '@playwright/test'
import { planListPath } from '../../src/lib/paths'
import { type Firefox, installedFirefox, startFirefox } from './support/firefox'
import { kindsOfPages } from './support/pages'
import { plansOf } from './support/plan-list'

/** One Firefox per worker; each test opens the pages it needs. */
const test = base.extend<{ open: (address: string) => Promise<void> }, { firefox: Firefox }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its parameter
    async ({}, use) => {
      const firefox = await startFirefox(installedFirefox() ?? 'firefox')
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  open: async ({ firefox, baseURL }, use) =>
    use(async (address) => {
      await firefox.open(`${baseURL}${address}`)
      await firefox.run(START)
      await expect.poll(() => firefox.run<string>(READY), address).toBe('done')
    }),
})

const START =
  "document.querySelector('input[type=email]').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))"
const READY = 'return document.documentElement.dataset.hydration'
const HEADING = "return document.querySelector('h1').textContent"
const OVERFLOW = 'return document.documentElement.scrollWidth - innerWidth'

test.describe('In Firefox', () => {
  test.skip(!installedFirefox(), 'No Firefox found: set FIREFOX_PATH, or install firefox-esr.')

  test.afterEach(async ({ firefox }) => {
    expect(await firefox.errors(), 'what Firefox complained about').toEqual([])
  })

  test('every kind of page hydrates and fits the screen', async ({ firefox, open }) => {
    for (const [kind, address] of Object.entries(kindsOfPages)) {
      await open(address)
      expect(await firefox.run<string>(HEADING), kind).toMatch(/\w/)
      expect(await firefox.run<number>(OVERFLOW), kind).toBeLessThanOrEqual(0)
    }
  })

  test('the bar turns solid and blurred', async ({ firefox, open }) => {
    await open('/about')
    await firefox.run('window.scrollTo(0, 11)')
    const solid = "return 'scrolled' in document.documentElement.dataset"
    await expect.poll(() => firefox.run<boolean>(solid)).toBe(true)
    const blur = "return getComputedStyle(document.querySelector('header')).backdropFilter"
    expect(await firefox.run<string>(blur)).toContain('blur')
  })

  test('filters open their lists', async ({ firefox, open }) => {
    await open('/workouts')
    const list = planListPath({ category: 'Gym' })
    await firefox.run(`document.querySelector('a[href="${list}"]').click()`)
    await expect.poll(() => firefox.run<string>('return location.pathname')).toBe(list)
    const count = "return document.querySelectorAll('article').length"
    await expect.poll(() => firefox.run<number>(count)).toBe(plansOf({ category: 'Gym' }).length)
  })

  test('saving a plan shows a styled toast', async ({ firefox, open }) => {
    await open(kindsOfPages.plan)
    await firefox.run("document.querySelector('main .favorite').click()")
    const toast = "return document.querySelector('[data-sonner-toast]')?.textContent ?? ''"
    await expect.poll(() => firefox.run<string>(toast)).toContain('is saved in this browser')
    const position =
      "return getComputedStyle(document.querySelector('[data-sonner-toaster]')).position"
    expect(await firefox.run<string>(position)).toBe('fixed')
  })

  test('the calendar dialog opens and closes', async ({ firefox, open }) => {
    await open(kindsOfPages.plan)
    await firefox.run(
      "[...document.querySelectorAll('main button')].find((button) => /Calendar/.test(button.textContent)).click()",
    )
    const isOpen = "return document.querySelector('dialog')?.open ?? false"
    await expect.poll(() => firefox.run<boolean>(isOpen)).toBe(true)
    await firefox.run("document.querySelector('dialog').close()")
    await expect.poll(() => firefox.run<boolean>(isOpen)).toBe(false)
  })

  test('the contact form names missing fields', async ({ firefox, open }) => {
    await open('/contact')
    await firefox.run("document.querySelector('main form button').click()")
    const focused = 'return document.activeElement.name'
    await expect.poll(() => firefox.run<string>(focused)).toBe('name')
  })
})
