import { readFileSync } from 'node:fs'
import path from 'node:path'
import { configure, screen, within } from '@testing-library/dom'
import { answerTo } from '../../../tools/host/answer'
import { hostRulesOf } from '../../../tools/host/host-rules'
import { builtFolder } from '../../browser/support/site-under-test'

const rules = hostRulesOf(builtFolder)

// Without the page's styles nothing is hidden, and the question takes most of a query's time.
configure({ defaultHidden: true })

/**
 * Makes a built page the test's document, as a host answers at its address, and returns the status. No script
 * runs and no style applies: what a test finds is in the HTML.
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

/** A part of the page by its role, and its heading or label. */
export const part = (role: string, name?: string) =>
  within(screen.getByRole(role, name === undefined ? {} : { name }))

/** A section by its heading. */
export const region = (name: string) => part('region', name)

/** The page without its header and footer. */
export const main = () => part('main')

/** The links of a list's pages. */
export const pager = () => part('navigation', 'Pagination')

/** The articles or plans of a list, with the link that each is: its first one. */
export const cards = () =>
  main()
    .getAllByRole('article')
    .map((card) => ({
      card,
      title: within(card).getByRole('heading').textContent,
      link: within(card).getAllByRole('link')[0],
    }))

/** What elements say, with single spaces. */
export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())

/** Where a link leads. */
export const hrefOf = (link: Element | undefined) => link?.getAttribute('href')
