import { expect, test } from './fixtures'
import { CONSENT_KEYS } from './support/consent'
import { plans } from './support/content'
import { partsOf } from './support/layout'
import { kindsOfPages } from './support/pages'
import { breakStorage, type StorageFault, store } from './support/storage'
import { notifications, savePlan } from './support/toasts'

const faults: StorageFault[] = ['throws on every access', 'throws on every write', 'is full']

test.describe('Faults: storage', () => {
  test.use({ consent: 'ask' })

  for (const fault of faults) {
    test(`${fault}: everything works for this visit, and it says what it cannot keep`, async ({
      page,
      visit,
    }) => {
      await breakStorage(page.context(), fault)
      await visit('/workouts')
      const { banner, footer } = partsOf(page)
      await banner.getByRole('button', { name: 'Reject Non-Essential' }).click()
      await expect(banner).toHaveCount(0)

      await savePlan(page)
      await expect(notifications(page)).toContainText('does not let us store this')
      const heart = page.getByRole('article').first().getByRole('button')
      await expect(heart).toHaveAttribute('aria-pressed', 'true')

      await page.getByRole('link', { name: 'Saved plans (1)' }).click()
      await expect(page.getByRole('article')).toHaveCount(1)
      await footer.getByRole('link', { name: 'Blog', exact: true }).click()
      await expect(banner, 'asked no second time in this visit').toHaveCount(0)
    })

    test(`${fault}: a plan's own page works, with its sessions`, async ({ page, visit }) => {
      await breakStorage(page.context(), fault)
      await visit(kindsOfPages.plan)
      await partsOf(page).banner.getByRole('button', { name: 'Close without choosing' }).click()
      await page.getByRole('button', { name: 'Follow Along' }).click()
      const session = page.getByRole('checkbox').first()
      await session.check()
      await expect(session).toBeChecked()
      await expect(notifications(page)).toContainText('does not let us store this')
    })
  }
})

/** What other programs, older versions or visitors may have left under the site's own names. */
const junk: Record<string, string> = {
  'broken JSON': '{"a":',
  null: 'null',
  'a number': '42',
  'a text': '"full-body"',
  'an object': '{"0":"x","length":1}',
  'nested lists': '[[["x"]],{},null,7,true]',
  markup: '["<img src=x onerror=alert(1)>"]',
  'a long list': JSON.stringify(Array.from({ length: 20_000 }, (_, index) => `plan-${index}`)),
  'other letters': '\u0000\ud800 💪',
}

test.describe('Faults: corrupted stored values', () => {
  test.use({ consent: 'ask' })

  for (const [what, value] of Object.entries(junk)) {
    test(`${what}: counts as nothing stored, and what is saved next is kept`, async ({
      page,
      visit,
    }) => {
      const plan = plans[0]?.id ?? ''
      await store(page.context(), {
        [CONSENT_KEYS.value]: value,
        [CONSENT_KEYS.time]: value,
        'favourite-workouts': value,
        [`progress:${plan}`]: value,
      })
      await visit(kindsOfPages.plan)
      await partsOf(page).banner.getByRole('button', { name: 'Reject Non-Essential' }).click()
      await page.getByRole('button', { name: 'Save to Favorites' }).click()
      await page.goto('/saved')
      await expect(page.getByRole('article')).toHaveCount(1)
      expect(await page.locator('img[src=x]').count()).toBe(0)
      await expect(partsOf(page).banner).toHaveCount(0)
    })
  }
})

test.describe('Faults: the clock is wrong by years', () => {
  test.use({ consent: 'ask' })

  for (const [what, now] of [
    ['in the past', '2001-02-03T04:05:06Z'],
    ['in the future', '2077-02-03T04:05:06Z'],
  ] as const) {
    test(`${what}: a choice holds, plans are saved, and dates are those of the content`, async ({
      page,
      visit,
    }) => {
      await page.clock.setFixedTime(now)
      await visit('/blog')
      const { banner } = partsOf(page)
      await banner.getByRole('button', { name: 'Accept All Cookies' }).click()
      await visit('/blog')
      await expect(banner).toHaveCount(0)
      await expect(page.getByRole('article').first()).toContainText('2024')
    })
  }

  test('a choice made with a clock that was ahead is asked for again', async ({ page, visit }) => {
    await store(page.context(), {
      [CONSENT_KEYS.value]: 'all',
      [CONSENT_KEYS.time]: String(Date.now() + 3 * 365 * 86_400_000),
    })
    await visit('/')
    await expect(partsOf(page).banner).toBeVisible()
  })
})
