import { readFileSync } from 'node:fs'
import path from 'node:path'
import { articlePath, planListPath, planPath } from '../../src/lib/paths'
import { otherBrand } from '../support/variants/other-brand'
import { expect, test } from './fixtures'
import { builtFiles } from './support/built-files'
import { articles as oldArticles, site as oldSite, some } from './support/content'
import { partsOf } from './support/layout'

const FOLDER = '.test/other-brand/public'
const { site, plans, articles } = otherBrand()

test.use({ folder: FOLDER })

const digits = (phone: string) => phone.replace(/\D/g, '')

/** What only the old brand is called, says or can be reached at. */
const traces = [
  oldSite.name,
  new URL(oldSite.url).hostname,
  oldSite.tagline,
  oldSite.description,
  oldSite.author,
  oldSite.agency.name,
  new URL(oldSite.agency.url).hostname,
  digits(oldSite.whatsapp.business),
  digits(oldSite.whatsapp.coach),
  oldSite.whatsapp.business,
  oldSite.whatsapp.coach,
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
      const text = readFileSync(path.join(FOLDER, file), 'utf8').toLowerCase()
      return traces
        .filter((trace) => text.includes(trace.toLowerCase()) || file.includes(trace))
        .map((trace) => `${file}: ${trace}`)
    })
    expect(found).toEqual([])
  })

  test('every kind of page shows the new brand', async ({ page, visit, allow }) => {
    allow(/404/, /Page not found/)
    const plan = some(plans, () => true)
    const article = some(articles, () => true)
    for (const address of [
      '/',
      '/about',
      '/blog',
      articlePath(article.frontMatter.slug),
      '/workouts',
      planListPath({}, 3),
      planPath(plan.id),
      '/saved',
      '/contact',
      '/nowhere',
      '/blog/nothing',
      '/workouts/nothing',
    ]) {
      await visit(address)
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
    }
  })

  test('a real profile opens in a new tab', async ({ page, visit }) => {
    await visit('/contact')
    const [social] = site.socials
    const link = page.getByRole('region', { name: 'Follow Us' }).getByRole('link')
    await expect(link).toHaveAttribute('href', social?.url ?? '')
    await expect(link).toHaveAttribute('target', '_blank')
  })

  test('one article: no pagination, and nothing else to recommend', async ({ page, visit }) => {
    await visit('/blog')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0)
    await page.getByRole('article').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rest')
    await expect(page.getByText('More Articles You Might Like')).toHaveCount(0)
  })

  test('thirteen plans: three pages, one plan on the last', async ({ page, visit }) => {
    await visit(planListPath({}, 3))
    await expect(page.getByRole('article')).toHaveCount(1)
    const pager = page.getByRole('navigation', { name: 'Pagination' })
    await expect(pager.getByRole('link', { name: /Page/ })).toHaveCount(3)
    await expect(pager.getByRole('link', { name: 'Next' })).toBeDisabled()
  })

  test('no testimonials: no empty section', async ({ page, visit }) => {
    await visit('/')
    await expect(page.getByText('Success Stories')).toHaveCount(0)
  })
})
