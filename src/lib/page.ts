/** A page to be built: what Gatsby's createPage needs. */
export interface PlannedPage {
  path: string
  /** File name in src/templates, without its ending. */
  template: string
  /**
   * Ids, slugs, pager numbers, and the words and counts of lists: page queries fetch the rest. Not Gatsby's node
   * ids, which are made of the folder a site is built in and would make every build's files differ.
   */
  context: Record<string, unknown>
  /** Addresses this page also answers in the browser, where no page was built. */
  matchPath?: string
}
