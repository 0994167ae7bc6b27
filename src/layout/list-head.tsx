import { PageHead } from './page-head'
import type { PageLink } from './structured-facts'

interface ListHeadProps {
  /** The list's title, without its page number. */
  title: string
  description: string
  page?: number
  pages?: number
  /** Returns a page's address. */
  pathOf: (page: number) => string
  /** What the page lists, in order. */
  items: PageLink[]
  /** The page above, if it is not this one. */
  parent?: PageLink
  noindex?: boolean
}

/** Head elements of a page of a list. Only further pages have their number in title and description. */
export function ListHead(props: ListHeadProps) {
  const { page = 1, pages, pathOf, items, parent, noindex = false } = props
  const path = pathOf(page)
  const title = page === 1 ? props.title : `${props.title}, page ${page}`
  const position = page === 1 ? '' : ` Page ${page} of ${pages}.`
  const parents = parent && parent.path !== path ? [parent] : []
  return (
    <PageHead
      title={title}
      description={props.description + position}
      path={path}
      noindex={noindex}
      parents={parents}
      facts={{ items }}
    />
  )
}
