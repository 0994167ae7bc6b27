/** A page to be built: what Gatsby's createPage needs. */
export interface PlannedPage {
  path: string
  /** File name in src/templates, without its ending. */
  template: string
  /** Ids and pager numbers only: page queries fetch the rest. */
  context: Record<string, unknown>
  /** Addresses this page also answers in the browser, where no page was built. */
  matchPath?: string
}
