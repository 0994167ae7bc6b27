import type { PluginOptions } from 'gatsby'

/** The plugin's options in gatsby-config.ts. */
export interface Options extends PluginOptions {
  /** The editors' folder. `gatsby develop` checks it again after each change. */
  folder: string
  /** Where valid markdown files are copied, for gatsby-source-filesystem. */
  markdownFolder: string
  /** Checks the folder. Throws nothing. */
  check: () => Checked
}

/** The result of a check. With errors it has no content. */
export interface Checked {
  /** What editors read: one line per problem. */
  errors: readonly string[]
  warnings: readonly string[]
  content?: CheckedContent | undefined
}

export interface CheckedContent {
  nodes: readonly ContentNode[]
  /** Published markdown files. */
  markdown: readonly MarkdownFile[]
  /** Everything that other hooks need, as JSON. They get it from this plugin's cache. */
  data: object
}

export interface MarkdownFile {
  /** Relative to the folder. */
  file: string
  /** Its syntax tree as JSON, for a plugin of gatsby-transformer-remark. */
  tree: string
}

/** A checked object. `key` is unique among the objects of its type, and stays when the object changes. */
export interface ContentNode {
  type: string
  key: string
  fields: object
}
