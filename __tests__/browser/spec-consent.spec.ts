import { CONSENT_EXPIRY } from '../../src/start/consent'
import { expect, test } from './fixtures'
import { CONSENT_KEYS, storedConsent } from './support/consent'
import { partsOf } from './support/layout'

test.use({ consent: 'ask' })

const nothing = { value: null, time: null }

/** Stores a choice before any page opens. */
const storeBefore = (value: string | null, time: string | null) =>
  [
    ([keys, value, time]: [typeof CONSENT_KEYS, string | null, string | null]) => {
      if (sessionStorage.getItem('stored-before')) return
      sessionStorage.setItem('stored-before', 'yes')
      if (value !== null) localStorage.setItem(keys.value, value)
      if (time !== null) localStorage.setItem(keys.time, time)
    },
    [CONSENT_KEYS, value, time] as [typeof CONSENT_KEYS, string | null, string | null],
  ] as const

test.describe('Cookie consent (section 4)', () => {
  test('On load, if no stored consent value or timestamp exists, the banner is shown, and nothing is stored before a choice.', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const { banner } = partsOf(page)
    await expect(banner).toBeVisible()
    const box = await banner.boundingBox()
    const view = page.viewportSize()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), 'at the bottom').toBe(view?.height)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

  test('If the stored timestamp is older than 30 days (2592000000 ms), stored values are cleared and the banner is shown; not before.', async ({
    page,
    visit,
    openBrowser,
  }) => {
    expect(CONSENT_EXPIRY).toBe(2_592_000_000)
    await test.step('a minute too old', async () => {
      await page.addInitScript(...storeBefore('all', String(Date.now() - CONSENT_EXPIRY - 60_000)))
      await visit('/')
      await expect(partsOf(page).banner).toBeVisible()
      expect(await storedConsent(page)).toEqual(nothing)
    })
    await test.step('a minute short of it', async () => {
      const other = await (await openBrowser()).newPage()
      const time = String(Date.now() - CONSENT_EXPIRY + 60_000)
      await other.addInitScript(...storeBefore('all', time))
      await other.goto('/')
      await expect(other.getByRole('button', { name: 'Cookie settings' })).toBeAttached()
      await expect(partsOf(other).banner).toHaveCount(0)
      expect(await storedConsent(other)).toEqual({ value: 'all', time })
    })
  })

  test("'Accept All Cookies' stores consent 'all', 'Reject Non-Essential' 'essential', with the current timestamp and nothing else, and hides the banner. 'Cookie settings' in the footer shows it again.", async ({
    page,
    visit,
  }) => {
    await visit('/')
    const before = Date.now()
    const { banner, footer } = partsOf(page)
    await banner.getByRole('button', { name: 'Accept All Cookies' }).click()
    await expect(banner).toHaveCount(0)
    const stored = await storedConsent(page)
    expect(stored.value).toBe('all')
    expect(Number(stored.time)).toBeGreaterThanOrEqual(before)
    expect(Number(stored.time)).toBeLessThanOrEqual(Date.now())
    const keys = await page.evaluate(() => Object.keys(localStorage).sort())
    expect(keys).toEqual(Object.values(CONSENT_KEYS).sort())
    expect(await page.context().cookies()).toEqual([])

    await visit('/about')
    await expect(banner).toHaveCount(0)
    await footer.getByRole('button', { name: 'Cookie settings' }).click()
    await expect(banner).toBeFocused()
    await banner.getByRole('button', { name: 'Reject Non-Essential' }).click()
    await expect(banner).toHaveCount(0)
    expect((await storedConsent(page)).value).toBe('essential')
  })

  test('Close icon: hides the banner for this visit only, storing nothing.', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const { banner, footer } = partsOf(page)
    await banner.getByRole('button', { name: 'Close without choosing' }).click()
    await expect(banner).toHaveCount(0)
    await footer.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await expect(banner, 'on the next page of this visit').toHaveCount(0)
    expect(await storedConsent(page)).toEqual(nothing)

    await page.reload()
    await expect(banner, 'on the next visit').toBeVisible()
  })
})
