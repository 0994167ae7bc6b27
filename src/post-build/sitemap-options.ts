import { articlePath, guidePath, ownPagePath, paths, personPath } from '../lib/paths'

/** Addresses that PageHead keeps out of search results (`noindex`). */
const excludes = [
  paths.saved,
  paths.search,
  paths.compare,
  paths.filter,
  paths.thanks,
  '/*/unknown',
  `${paths.plans}/*/week/*`,
  `${paths.exercises}/muscle/*/with/**`,
]

interface SitemapQuery {
  allSitePage: { nodes: readonly { path: string; pageContext: { found?: number } }[] }
  allMarkdownRemark: {
    nodes: readonly {
      kind: string
      frontmatter: { slug: string; date: string; updated: string | null }
    }[]
  }
  samples: { nodes: readonly { personId: string }[] }
}

/** A page of the sitemap. */
interface Listed {
  path: string
  /** The day of an article's last change. Search engines distrust invented ones, such as the build day. */
  lastmod?: string | undefined
}

/** Addresses of texts by kind. */
const textPaths: Record<string, (slug: string) => string> = {
  article: articlePath,
  guide: guidePath,
  page: ownPagePath,
}

/** A list without plans says so, and is no page to find. */
const isEmptyList = (path: string, { found }: { found?: number }) =>
  path.startsWith(paths.plans) && found === 0

/**
 * Options of gatsby-plugin-sitemap. `__tests__/built/sitemap.test.ts` compares the sitemap with what the pages
 * tell search engines.
 */
export const sitemapOptions = ({ url = '' }) => ({
  output: '/',
  createLinkInHead: false,
  excludes,
  query: /* GraphQL */ `
    {
      allSitePage {
        nodes {
          path
          pageContext
        }
      }
      allMarkdownRemark {
        nodes {
          kind
          frontmatter {
            slug
            date
            updated
          }
        }
      }
      samples: allPerson(filter: { sample: { eq: true } }) {
        nodes {
          personId
        }
      }
    }
  `,
  resolveSiteUrl: () => url,
  resolvePages({ allSitePage, allMarkdownRemark, samples }: SitemapQuery): Listed[] {
    const lastChanges = new Map(
      allMarkdownRemark.nodes.map(({ kind, frontmatter: { slug, date, updated } }) => [
        textPaths[kind]?.(slug),
        updated ?? date,
      ]),
    )
    const unlisted = new Set(samples.nodes.map(({ personId }) => personPath(personId)))
    return allSitePage.nodes
      .filter(({ path, pageContext }) => !isEmptyList(path, pageContext) && !unlisted.has(path))
      .map(({ path }) => ({ path, lastmod: lastChanges.get(path) }))
  },
  serialize: ({ path, lastmod }: Listed) => ({ url: path, lastmod }),
})
