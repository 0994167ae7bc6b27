import type { SiteSettings } from '../content/schema/site'
import { articlePath } from '../lib/paths'

/** Articles in the feed. Readers keep older ones themselves. */
const MAX_ARTICLES = 20

/** An article as the feed's query returns it. */
interface FeedArticle {
  html: string
  author: string
  frontmatter: {
    slug: string
    title: string
    excerpt: string
    date: string
    category: string
    tags: readonly string[]
  }
}

interface FeedQuery {
  allMarkdownRemark: { nodes: readonly FeedArticle[] }
}

/** Options of gatsby-plugin-feed: an RSS feed with the full text of the newest articles. */
export const feedOptions = ({
  name: title = '',
  description = '',
  url = '',
  copyrightYear,
}: Partial<SiteSettings>) => ({
  // The title and the like come from the settings.
  query: '{ site { id } }',
  setup: () => ({
    title,
    description,
    site_url: url,
    feed_url: `${url}/rss.xml`,
    image_url: `${url}/icon-512.png`,
    language: 'en-US',
    copyright: `© ${copyrightYear} ${title}`,
  }),
  feeds: [
    {
      output: '/rss.xml',
      title,
      query: /* GraphQL */ `
        {
          allMarkdownRemark(
            filter: { kind: { eq: "article" } }
            sort: [{ frontmatter: { date: DESC } }, { frontmatter: { slug: DESC } }]
            limit: ${MAX_ARTICLES}
          ) {
            nodes {
              html
              author
              frontmatter {
                slug
                title
                excerpt
                date
                category
                tags
              }
            }
          }
        }
      `,
      serialize: ({ query }: { query: FeedQuery }) =>
        query.allMarkdownRemark.nodes.map((article) => feedItem(url, article)),
    },
  ],
})

function feedItem(siteUrl: string, { html, author, frontmatter }: FeedArticle) {
  const { slug, title, excerpt, date, category, tags } = frontmatter
  const url = siteUrl + articlePath(slug)
  return {
    title,
    url,
    description: excerpt,
    author,
    date: new Date(`${date}T00:00:00Z`),
    categories: [...new Set([category, ...tags])],
    custom_elements: [{ 'content:encoded': outsideTheSite(html, siteUrl, url) }],
  }
}

/** An article's HTML for a feed reader: with absolute addresses. */
const outsideTheSite = (html: string, siteUrl: string, page: string) =>
  html
    .replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${siteUrl}/`)
    .replace(/(\shref=")#/g, `$1${page}#`)
    // Feed readers ignore sizes, and srcset holds site-relative addresses.
    .replace(/\s(?:srcset|sizes|loading|decoding)="[^"]*"/g, '')
