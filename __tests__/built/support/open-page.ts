import { readFileSync } from 'node:fs'
import path from 'node:path'
import { configure, screen, within } from '@testing-library/dom'
import { answerTo } from '../../../tools/host/answer'
import { hostRulesOf } from '../../../tools/host/host-rules'
import { builtFolder } from '../../browser/support/site-under-test'

const rules = hostRulesOf(builtFolder)

// Without styles nothing is hidden, and checking takes most of a query's time.
configure({ defaultHidden: true })

/**
 * Loads the page a host serves at this address into the test's document and returns the status. No script
 * runs and no style applies: tests find only what the HTML contains.
 */
export async function openPage(address: string): Promise<number> {
  const { status, file } = answerTo(builtFolder, await rules(), address)
  if (!file) throw new Error(`The host answers ${address} with ${status} and no page.`)
  const html = readFileSync(path.join(builtFolder, file), 'utf8').replace(
    /<style\b.*?<\/style>/gs,
    '',
  )
  const [, head = '', body = ''] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? []
  document.head.innerHTML = head
  document.body.innerHTML = body
  return status
}

/** A part of the page by role and heading or label. */
export const part = (role: string, name?: string) =>
  within(screen.getByRole(role, name === undefined ? {} : { name }))

/** A section by its heading. */
export const region = (name: string) => part('region', name)

/** The page without its header and footer. */
export const main = () => part('main')

/** The pagination links of a list. */
export const pager = () => part('navigation', 'Pagination')

/** A list's articles or plans, each with its first link, which covers the card. */
export const cards = () =>
  main()
    .getAllByRole('article')
    .map((card) => ({
      card,
      title: within(card).getByRole('heading').textContent,
      link: within(card).getAllByRole('link')[0],
    }))

/** Texts of elements, with single spaces. */
export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())

/** A link's address. */
export const hrefOf = (link: Element | undefined) => link?.getAttribute('href')
