import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { colorTokens, standardColors } from '../../src/lib/colors'
import { articlePath, planPath } from '../../src/lib/paths'
import { brokenLinks } from '../../tools/check-site/links'
import { FROZEN, readJson } from '../support/variants/content-folder'
import { otherPlans, otherSite as site } from '../support/variants/other-brand'
import { expect, test } from './fixtures'
import { auditWithAxe } from './support/audits'
import { builtFiles } from './support/built-files'
import { articles as oldArticles, plans as oldPlans, some } from './support/content'
import { DESKTOP, PHONE, partsOf } from './support/layout'
import { builtFolder } from './support/site-under-test'

const FOLDER = '.test/other-brand/public'

test.use({ folder: FOLDER })

const oldSite = readJson(`${FROZEN}/site.json`)

/** Every text of the old settings that is long enough to be nobody else's. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 12 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const { safety: _, imageHost: __, ...oldTexts } = oldSite
const ownTexts = textsOf(site)

/** Names, texts and addresses that only the old brand has. */
const traces = [
  oldSite.name,
  oldSite.agency.name,
  ...textsOf(oldTexts),
  new URL(oldSite.url).hostname,
  new URL(oldSite.agency.url).hostname,
  oldSite.whatsapp.business.replace(/\D/g, ''),
  ...oldArticles.map(({ slug }) => slug),
  ...oldPlans.map(({ id }) => id),
].filter((trace) => !ownTexts.includes(trace))

const fileOf = (file: string) => path.join(FOLDER, file)
const textOf = (file: string) => readFileSync(fileOf(file), 'utf8')
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
const isPicture = (file: string) => /\.(png|svg|jpe?g|webp|avif|pdf|ico)$/.test(file)

const standardTokens = ['#10161b', '#f6f3ec', '#c2361c', '#b93219', '#ff7a5c', '#a92e17', '#8a2a19']

test.describe('Another coach takes over by editing content alone', () => {
  test('no file of the built site has a word, an address or a color of the old brand', () => {
    const found = builtFiles(FOLDER).flatMap((file) => {
      // A plan's load line isn't the brand.
      const text = textOf(file)
        .replaceAll(/[lL]oadLine/g, '')
        .toLowerCase()
      const words = file.endsWith('.map')
        ? traces
        : [...traces, ...standardTokens, ...Object.values(standardColors)]
      return words
        .filter((trace) => text.includes(trace.toLowerCase()) || file.includes(trace))
        .map((trace) => `${file}: ${trace}`)
    })
    expect(found).toEqual([])
  })

  test('no picture, icon or document of the old brand is left', () => {
    const old = new Set(
      builtFiles(builtFolder)
        .filter(isPicture)
        .map((file) => hashOf(path.join(builtFolder, file))),
    )
    const own = builtFiles(FOLDER).filter(isPicture)
    expect(own).toEqual(
      expect.arrayContaining([
        'favicon.svg',
        'icon-512.png',
        'apple-touch-icon.png',
        'preview/site.png',
      ]),
    )
    expect(own.filter((file) => old.has(hashOf(fileOf(file))))).toEqual([])
  })

  test('icons and previews have the colors of the brand, and none of the old', async () => {
    const { dark, accent } = site.colors ?? { dark: '', accent: '' }
    for (const [file, color] of [
      ['icon-512.png', accent],
      ['icon-maskable-512.png', accent],
      ['preview/site.png', dark],
      ['preview/site.png', accent],
    ] as const) {
      const colors = await colorsIn(readFileSync(fileOf(file)))
      expect([file, colors.has(color)]).toEqual([file, true])
      expect(standardTokens.filter((old) => (colors.get(old) ?? 0) > 20)).toEqual([])
    }
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`every kind of page shows the new brand, in the ${colorScheme} scheme`, async ({
      page,
      visit,
      allow,
    }) => {
      test.slow()
      allow(/404/, /Page not found/, /preloaded using link preload but not used/)
      await page.emulateMedia({ colorScheme })
      const plan = some(otherPlans(), () => true)
      const tokens = colorTokens(site.colors ?? { dark: '', light: '', accent: '' })
      for (const address of [
        '/',
        '/about',
        '/contact',
        '/privacy',
        '/prices',
        articlePath('rest'),
        planPath(plan.id),
        '/workouts',
        '/thanks',
        '/nowhere',
      ]) {
        await page.setViewportSize(DESKTOP)
        expect(await visit(address)).toBe(address.includes('/no') ? 404 : 200)
        await expect(page).toHaveTitle(new RegExp(site.name))
        const { footer, menu, chat } = partsOf(page)
        await expect(menu.getByRole('link', { name: site.name })).toBeVisible()
        await expect(footer).toContainText(`© ${site.copyrightYear} ${site.name}.`)
        await expect(footer).not.toContainText('Site by')
        await expect(footer).toContainText(site.tagline)
        await expect(footer.getByRole('link', { name: 'Prices' })).toHaveAttribute(
          'href',
          '/prices',
        )
        await expect(footer.getByRole('link', { name: 'Imprint' })).toHaveAttribute(
          'href',
          '/imprint',
        )
        await expect(chat).toHaveCount(0)
        // There are no testimonials, no newsletter and no other article.
        await expect(
          page.getByText(/Success Stories|Subscribe|Stay Updated|More Articles You Might Like/),
        ).toHaveCount(0)
        const colors = await colorsIn(await page.screenshot({ fullPage: true }))
        const own = colorScheme === 'light' ? site.colors?.light : tokens.dark.deep
        expect([address, colors.has(own ?? '')]).toEqual([address, true])
        expect([address, standardTokens.filter((old) => (colors.get(old) ?? 0) > 50)]).toEqual([
          address,
          [],
        ])
        if (colorScheme === 'light') await auditWithAxe(page)
      }
    })

  test('a message goes to the service, with and without JavaScript, and is confirmed once it is', async ({
    page,
    visit,
    openBrowser,
    allow,
  }) => {
    allow(new RegExp(new URL(site.forms).host), /status of 500/)
    const sent: URLSearchParams[] = []
    let answers = 500
    const play = (context: typeof page) =>
      context.route(`${new URL(site.forms).origin}/**`, (route) => {
        sent.push(new URLSearchParams(route.request().postData() ?? ''))
        return route.fulfill({
          status: answers,
          headers: { 'access-control-allow-origin': '*' },
          contentType: 'text/html',
          body: 'The service has it.',
        })
      })
    const fill = async (tab: typeof page) => {
      for (const [label, text] of Object.entries({
        Name: 'Dana',
        Subject: 'Wood',
        Message: 'How much?',
      }))
        await tab.getByRole('textbox', { name: label }).fill(text)
      await tab.getByRole('textbox', { name: 'Email' }).fill('dana@example.com')
    }
    await play(page)
    await visit('/contact')
    await fill(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toContainText('could not be sent')
    await expect(status.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${site.email}`),
    )
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('How much?')
    answers = 200
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(status).toContainText('Your message has arrived.')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')

    const context = await openBrowser({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await play(plain)
    await plain.goto('/contact')
    await fill(plain)
    await plain.getByRole('button', { name: 'Send Message' }).click()
    await expect(plain.getByText('The service has it.')).toBeVisible()
    for (const fields of sent) expect(fields.get('message')).toBe('How much?')
    expect(sent).toHaveLength(3)
  })

  test('without exercises no page names them, and no link is dead', () => {
    const files = builtFiles(FOLDER)
    const texts = files.filter((file) => /\.(html|xml|txt|md)$|page-data\.json$/.test(file))
    expect(texts.filter((file) => textOf(file).includes('/exercises'))).toEqual([])
    const broken = files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => {
        const address = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`
        return brokenLinks(FOLDER, address, textOf(file), site.url)
      })
    expect(broken).toEqual([])
  })
})

test.describe('A service that counts visits', () => {
  test.use({ consent: 'ask' })

  const host = new URL(site.analytics?.script ?? 'https://none.example').host
  const play = `window.goatcounter = { count: (page) => fetch('https://${host}/count?p=' + page.path) }; goatcounter.count({ path: location.pathname })`

  test('loads only once a visitor accepts all cookies, counts each page, and stops when they change their mind', async ({
    page,
    visit,
    allow,
  }) => {
    allow(new RegExp(host))
    const asked: string[] = []
    await page.route(`https://${host}/**`, (route) => {
      const { pathname, search } = new URL(route.request().url())
      asked.push(pathname + search)
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: pathname === '/count.js' ? play : '',
      })
    })
    await visit('/')
    const { banner, footer } = partsOf(page)
    await expect(banner).toContainText('If you accept all cookies, GoatCounter counts your visits.')
    await banner.getByRole('button', { name: 'Reject Non-Essential' }).click()
    await visit('/privacy')
    await expect(
      page.getByText(new RegExp(`GoatCounter counts your visits, with a script from ${host}`)),
    ).toBeVisible()
    expect(asked).toEqual([])

    await footer.getByRole('button', { name: 'Cookie Settings' }).click()
    await banner.getByRole('button', { name: 'Accept All Cookies' }).click()
    await expect.poll(() => asked).toEqual(['/count.js', '/count?p=/privacy'])
    await visit('/about')
    await expect.poll(() => asked.slice(2)).toEqual(['/count.js', '/count?p=/about'])

    const reload = page.waitForEvent('load')
    await footer.getByRole('button', { name: 'Cookie Settings' }).click()
    await banner.getByRole('button', { name: 'Reject Non-Essential' }).click()
    await reload
    await page.setViewportSize(PHONE)
    await visit('/blog')
    expect(asked).toHaveLength(4)
  })
})

/** How many pixels a picture has of each color. */
async function colorsIn(picture: Buffer): Promise<Map<string, number>> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colors = new Map<string, number>()
  for (let at = 0; at < data.length; at += 3) {
    const color = `#${data.subarray(at, at + 3).toString('hex')}`
    colors.set(color, (colors.get(color) ?? 0) + 1)
  }
  return colors
}
