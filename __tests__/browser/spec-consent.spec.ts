import { CONSENT_EXPIRY } from '../../src/head-script/consent'
import { expect, test } from './fixtures'
import { CONSENT_KEYS, storedConsent } from './support/consent'
import { partsOf } from './support/layout'
import { store } from './support/storage'

test.use({ consent: 'ask' })

const nothing = { value: null, time: null }

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

  test('If the stored timestamp is older than 30 days (2592000000 ms), stored values are cleared and the banner is shown.', async ({
    page,
    visit,
  }) => {
    expect(CONSENT_EXPIRY).toBe(2_592_000_000)
    const time = Date.now() - CONSENT_EXPIRY - 60_000
    await store(page.context(), { [CONSENT_KEYS.value]: 'all', [CONSENT_KEYS.time]: `${time}` })
    await visit('/')
    await expect(partsOf(page).banner).toBeVisible()
    expect(await storedConsent(page)).toEqual(nothing)
  })

  test("'Accept All Cookies' stores consent 'all', 'Reject Non-Essential' 'essential', with the current timestamp and nothing else, and hides the banner. 'Cookie Settings' in the footer shows it again.", async ({
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
    await footer.getByRole('button', { name: 'Cookie Settings' }).click()
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
