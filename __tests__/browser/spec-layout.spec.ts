import { whatsappUrl } from '../../src/lib/whatsapp'
import { expect, test } from './fixtures'
import { site } from './support/content'
import { backgroundOf, openMenu, PHONE, partsOf, styleOf } from './support/layout'
import { pathOf, scrollToEnd, scrollY } from './support/visit'

const menuLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Blog', '/blog'],
  ['Workouts', '/workouts'],
  ['Contact Us', '/contact'],
] as const

test.describe('Shared layout (section 2)', () => {
  test('Navigation bar fixed at the top. It is transparent at the top and turns white and blurred once the page is scrolled more than 10 pixels.', async ({
    page,
    visit,
    colorScheme,
  }) => {
    await visit('/about')
    const { bar } = partsOf(page)
    const isSolid = async () => ((await backgroundOf(bar))[3] ?? 0) > 0.8
    expect(await isSolid()).toBe(false)

    await page.evaluate(() => window.scrollTo(0, 10))
    await page.waitForTimeout(300)
    expect(await isSolid(), 'at 10 pixels').toBe(false)

    await page.evaluate(() => window.scrollTo(0, 11))
    await expect.poll(isSolid, 'at 11 pixels').toBe(true)
    expect(await styleOf(bar, 'backdrop-filter')).toContain('blur')
    const [red = 0, green = 0, blue = 0] = await backgroundOf(bar)
    // White by day; by night the dark scheme's paper.
    if (colorScheme === 'dark') expect(Math.max(red, green, blue)).toBeLessThan(0.15)
    else expect(Math.min(red, green, blue)).toBeGreaterThan(0.99)

    await scrollToEnd(page)
    expect((await bar.boundingBox())?.y, 'still at the top').toBe(0)

    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(isSolid, 'back at the top').toBe(false)
  })

  test('Links: Home (/), About (/about), Blog (/blog), Workouts (/workouts), and a Contact Us button (/contact).', async ({
    page,
    visit,
  }) => {
    await visit('/')
    for (const [name, address] of menuLinks) {
      await openMenu(page)
      await partsOf(page).menu.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(address)
    }
  })

  test('The link of the current route is highlighted.', async ({ page, visit }) => {
    for (const [name, address] of menuLinks.slice(1)) {
      await visit(address)
      await openMenu(page)
      const { menu } = partsOf(page)
      const current = menu.getByRole('link', { name, exact: true })
      await expect(current).toHaveAttribute('aria-current', 'page')
      await expect(menu.locator('[aria-current]')).toHaveCount(1)
      if (name === 'Contact Us') continue
      const other = menu.getByRole('link', { name: 'Home', exact: true })
      await expect
        .poll(() => styleOf(current, 'background-size'))
        .not.toBe(await styleOf(other, 'background-size'))
      expect(await styleOf(current, 'font-weight')).not.toBe(await styleOf(other, 'font-weight'))
    }
  })

  test('The brand mark links to /.', async ({ page, visit }) => {
    await visit('/blog')
    await partsOf(page).menu.getByRole('link', { name: site.name }).click()
    await expect(page).toHaveURL('/')
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

    await about.click()
    await expect(page).toHaveURL('/about')
    await expect(about).toBeHidden()

    await toggle.click()
    await about.click()
    await expect(about, 'the link of the page one is on').toBeHidden()
  })

  test("Footer: brand mark, the tagline, three social icon links (placeholder targets), Quick Links (Home, About, Blog, Workouts, Contact) and a 'Stay Updated' block.", async ({
    page,
    visit,
  }) => {
    await visit('/contact')
    const { footer } = partsOf(page)
    await expect(footer.getByRole('link', { name: site.name, exact: true })).toHaveAttribute(
      'href',
      '/',
    )
    await expect(footer.getByText(site.tagline)).toBeVisible()
    for (const { network, url } of site.socials) {
      await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', url)
    }
    expect(site.socials).toHaveLength(3)

    const quickLinks = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')
    await expect(quickLinks).toHaveText(['Home', 'About', 'Blog', 'Workouts', 'Contact'])
    await quickLinks.getByText('Workouts').click()
    await expect(page).toHaveURL('/workouts')
  })

  test("A 'Stay Updated' block with the text 'Get weekly workouts, exclusive guides, and progress hacks.', an email input with placeholder 'Email address' and a Subscribe button.", async ({
    page,
    visit,
  }) => {
    await visit('/about')
    const block = partsOf(page).footer.getByRole('region', { name: 'Stay Updated' })
    await expect(block).toContainText('Get weekly workouts, exclusive guides, and progress hacks.')
    const field = block.getByPlaceholder('Email address')
    await expect(field).toHaveAttribute('type', 'email')
    await expect(field).toHaveAccessibleName('Email address')

    await field.fill('someone@example.com')
    await block.getByRole('button', { name: 'Subscribe' }).click()
    await expect(block.getByRole('status')).toContainText('was not sent')
    expect(pathOf(page), 'submitting prevents the default action').toBe('/about')
    await expect(field).toHaveValue('someone@example.com')
  })

  test('The copyright line shows year 2025 and credits a design agency with an external link.', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const { footer } = partsOf(page)
    expect(site.copyrightYear).toBe(2025)
    await expect(footer).toContainText(`© ${site.copyrightYear} ${site.name}`)
    const credit = footer.getByRole('link', { name: site.agency.name })
    await expect(credit).toHaveAttribute('href', site.agency.url)
    await expect(credit).toHaveAttribute('target', '_blank')
    await expect(credit).toHaveAttribute('rel', /noopener/)
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
    expect(tab.url()).toBe(whatsappUrl(site.whatsapp.business, site.whatsapp.greeting))
    expect(new URL(tab.url()).pathname).toBe(`/${site.whatsapp.business.replace(/\D/g, '')}`)
    expect(pathOf(page), 'the site stays open').toBe('/blog')
  })

  test('Every route change scrolls the page to the top.', async ({ page, visit }) => {
    await visit('/')
    const { footer } = partsOf(page)
    for (const name of ['About', 'Blog', 'Workouts', 'Contact', 'Home']) {
      await scrollToEnd(page)
      expect(await scrollY(page)).toBeGreaterThan(200)
      await footer.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(name === 'Home' ? '/' : `/${name.toLowerCase()}`)
      await expect.poll(() => scrollY(page), name).toBe(0)
    }
  })
})
