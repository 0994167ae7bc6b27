/** A page to create: the arguments for Gatsby's createPage. */
export interface PageSpec {
  path: string
  /** File name in src/templates, without extension. */
  template: string
  /**
   * Ids, slugs, pager numbers, and lists' words and counts; page queries fetch the rest. Never Gatsby's node
   * ids, which depend on the build folder and would make every build's files differ.
   */
  context: Record<string, unknown>
}
