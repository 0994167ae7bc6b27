import { readFileSync } from 'node:fs'
import path from 'node:path'
import { articlePath, planPath } from '../../src/lib/paths'
import { brokenLinks } from '../../tools/check-site/links'
import { otherPlans, otherSite as site } from '../support/variants/other-brand'
import { expect, test } from './fixtures'
import { builtFiles } from './support/built-files'
import { articles as oldArticles, site as oldSite, some } from './support/content'
import { partsOf } from './support/layout'

const FOLDER = '.test/other-brand/public'

test.use({ folder: FOLDER })

const digits = (phone: string) => phone.replace(/\D/g, '')

/** Names, texts and addresses that only the old brand has. */
const traces = [
  oldSite.name,
  new URL(oldSite.url).hostname,
  oldSite.tagline,
  oldSite.description,
  oldSite.author,
  oldSite.agency.name,
  new URL(oldSite.agency.url).hostname,
  digits(oldSite.whatsapp.business),
  oldSite.whatsapp.business,
  oldSite.whatsapp.greeting,
  oldSite.home.lead,
  ...oldSite.home.pillars.map(({ text }) => text),
  oldSite.about.title,
  ...oldSite.about.mission,
  ...oldSite.about.creator.text,
  oldSite.about.creator.clients,
  ...oldSite.about.name.text,
  ...oldArticles.map(({ slug }) => slug),
]

test.describe('Another coach takes over by editing content alone', () => {
  test('no file of the built site has a trace of the old brand', () => {
    const found = builtFiles(FOLDER).flatMap((file) => {
      // A plan's load line isn't the brand.
      const text = readFileSync(path.join(FOLDER, file), 'utf8')
        .replaceAll(/[lL]oadLine/g, '')
        .toLowerCase()
      return traces
        .filter((trace) => text.includes(trace.toLowerCase()) || file.includes(trace))
        .map((trace) => `${file}: ${trace}`)
    })
    expect(found).toEqual([])
  })

  test('every kind of page shows the new brand', async ({ page, visit, allow }) => {
    allow(/404/, /Page not found/)
    const plan = some(otherPlans(), () => true)
    for (const address of ['/', articlePath('rest'), planPath(plan.id), '/thanks', '/nowhere']) {
      expect(await visit(address)).toBe(address.includes('/no') ? 404 : 200)
      await expect(page).toHaveTitle(new RegExp(site.name))
      const { footer, menu, chat } = partsOf(page)
      await expect(menu.getByRole('link', { name: site.name })).toBeVisible()
      await expect(footer).toContainText(`© ${site.copyrightYear} ${site.name}`)
      await expect(footer).toContainText(site.tagline)
      await expect(footer.getByRole('link', { name: site.agency.name })).toHaveAttribute(
        'href',
        site.agency.url,
      )
      await expect(chat).toHaveAttribute(
        'href',
        new RegExp(`wa\\.me/${digits(site.whatsapp.business)}\\?`),
      )
      // There are no testimonials and no other article.
      await expect(page.getByText(/Success Stories|More Articles You Might Like/)).toHaveCount(0)
    }
  })

  test('without exercises no page names them, and no link is dead', () => {
    const files = builtFiles(FOLDER)
    const textOf = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
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
