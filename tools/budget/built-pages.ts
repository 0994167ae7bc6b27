import { builtPages, pageDataOf, pageKind } from '../../packages/gatsby-output'

export interface BuiltPage {
  path: string
  /** The name of its file in src/templates or src/pages. */
  kind: string
}

/** Returns a built site's pages by address, with their kinds. */
export const pagesWithKinds = (publicFolder: string): BuiltPage[] =>
  builtPages(publicFolder)
    .map((page) => ({ path: page, kind: pageKind(pageDataOf(publicFolder, page)) }))
    .sort((a, b) => a.path.localeCompare(b.path, 'en'))
