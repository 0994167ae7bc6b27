import { whatsappUrl } from '../../src/forms/model/whatsapp'
import { expect, test } from './fixtures'
import { site } from './support/content'
import { backgroundOf, DESKTOP, PHONE, partsOf, styleOf } from './support/layout'
import { pathOf, scrollToEnd, scrollY, untilStill } from './support/visit'

const menuLinks = [
  ['About', '/about'],
  ['Blog', '/blog'],
  ['Workouts', '/workouts'],
  ['Contact Us', '/contact'],
  ['Home', '/'],
] as const

test.describe('Shared layout (section 2)', () => {
  test('Navigation bar fixed at the top. It is transparent at the top and turns white and blurred once the page is scrolled more than 10 pixels.', async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const { bar } = partsOf(page)
    const isSolid = async () => ((await backgroundOf(bar))[3] ?? 0) > 0.8
    expect(await isSolid()).toBe(false)

    await page.evaluate(() => window.scrollTo(0, 10))
    await untilStill(page)
    await expect(page.locator('html'), 'at 10 pixels').not.toHaveAttribute('data-scrolled')
    expect(await isSolid(), 'at 10 pixels').toBe(false)

    await page.evaluate(() => window.scrollTo(0, 11))
    await expect.poll(isSolid, 'at 11 pixels').toBe(true)
    expect(await styleOf(bar, 'backdrop-filter')).toContain('blur')
    // White by day; by night the dark scheme's paper.
    await expect
      .poll(async () => Math.min(...(await backgroundOf(bar)).slice(0, 3)))
      .toBeGreaterThan(0.99)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await styleOf(page.locator('html'), 'color-scheme')).toBe('light dark')
    await expect
      .poll(async () => Math.max(...(await backgroundOf(bar)).slice(0, 3)))
      .toBeLessThan(0.15)

    await scrollToEnd(page)
    expect((await bar.boundingBox())?.y, 'still at the top').toBe(0)
    await page.reload()
    await expect.poll(isSolid, 'where a reload restores the position').toBe(true)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(isSolid, 'back at the top').toBe(false)
  })

  test('Links lead to their pages, which start at the top, and the link of the current route is highlighted.', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(DESKTOP)
    await visit('/')
    const { menu } = partsOf(page)
    for (const [name, address] of menuLinks) {
      await scrollToEnd(page)
      expect(await scrollY(page)).toBeGreaterThan(100)
      const link = menu.getByRole('link', { name, exact: true })
      await link.click()
      await expect(page).toHaveURL(address)
      await expect.poll(() => scrollY(page), name).toBe(0)
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(menu.locator('[aria-current]')).toHaveCount(1)
      if (name === 'Contact Us') continue
      const other = menu.getByRole('link', {
        name: name === 'Home' ? 'About' : 'Home',
        exact: true,
      })
      await expect
        .poll(() => styleOf(link, 'background-size'))
        .not.toBe(await styleOf(other, 'background-size'))
      expect(await styleOf(link, 'font-weight')).not.toBe(await styleOf(other, 'font-weight'))
    }
    await expect(menu.getByRole('list', { name: 'Look Up' })).toBeHidden()
    await scrollToEnd(page)
    await partsOf(page).footer.getByRole('link', { name: 'Workouts', exact: true }).click()
    await expect(page).toHaveURL('/workouts')
    await expect.poll(() => scrollY(page)).toBe(0)
  })

  test('On small screens a menu toggle opens a list of the same links and the button. Choosing a link closes the menu.', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(PHONE)
    await visit('/')
    const { menu, toggle } = partsOf(page)
    const about = menu.getByRole('link', { name: 'About' })
    await expect(about).toBeHidden()

    await toggle.click()
    for (const [name] of menuLinks) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    // Below them, what people look up; the bar of a wide screen has no room for it.
    const lookUp = menu.getByRole('list', { name: 'Look Up' })
    await expect(lookUp.getByRole('link')).toHaveText([
      'Guides',
      'Exercises',
      'Calculators',
      'Favorites',
      'Search',
      'When It Is Serious',
      'Privacy',
    ])
    await lookUp.getByRole('link', { name: 'Guides' }).click()
    await expect(page).toHaveURL('/guides')
    await expect(lookUp).toBeHidden()
    await toggle.click()

    await about.click()
    await expect(page).toHaveURL('/about')
    await expect(about).toBeHidden()

    await toggle.click()
    await about.click()
    await expect(about, 'the link of the page one is on').toBeHidden()
  })

  test("Floating round button at the bottom right, labelled 'Contact us on WhatsApp'. It opens a chat link in a new tab, built from a fixed business phone number.", async ({
    page,
    visit,
    allow,
  }) => {
    allow(/wa\.me/)
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'A chat' }))
    await visit('/blog')
    const { chat } = partsOf(page)
    const box = await chat.boundingBox()
    const view = page.viewportSize()
    if (!box || !view) throw new Error('The button is not shown.')
    expect(view.width - box.x - box.width).toBeLessThan(30)
    expect(view.height - box.y - box.height).toBeLessThan(30)
    expect(box.width).toBe(box.height)
    expect(await styleOf(chat, 'border-radius')).toBe('50%')

    const [tab] = await Promise.all([page.waitForEvent('popup'), chat.click()])
    const { business = '', greeting: hello = '' } = site.whatsapp ?? {}
    const greeting = `${hello}\n\n${site.url}/blog`
    expect(tab.url()).toBe(whatsappUrl(business, greeting))
    expect(new URL(tab.url()).pathname).toBe(`/${business.replace(/\D/g, '')}`)
    expect(pathOf(page), 'the site stays open').toBe('/blog')
  })
})
