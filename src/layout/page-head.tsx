import { useSite } from '../components/use-site'
import { paths, sitePreviewPath } from '../lib/paths'
import { absolute, graphOf, toJsonLd } from './structured-data'
import type { GraphFacts, PageLink } from './structured-facts'

interface PageHeadProps {
  /** Without the brand. */
  title: string
  description: string
  path: string
  /** The page's ancestors below the home page. */
  parents?: PageLink[]
  /** Keeps the page out of search results. */
  noindex?: boolean
  /** Address of the preview image for shared links, 1200 by 630 pixels. */
  preview?: string
  type?: 'website' | 'article'
  facts?: GraphFacts
}

/** Head elements for browsers, search engines and link previews. */
export function PageHead({
  title,
  description,
  path,
  parents = [],
  noindex = false,
  preview = sitePreviewPath,
  type = 'website',
  facts = {},
}: PageHeadProps) {
  const site = useSite()
  const url = `${site.url}${path === paths.home ? '' : path}`
  return (
    <>
      <title>{path === paths.home ? `${site.name}: ${title}` : `${title} | ${site.name}`}</title>
      {/* Only robots read these, in the built HTML, so visitors don't load their code. */}
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <>
          <meta name="description" content={description} />
          {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:type" content={type} />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:image" content={absolute(site, preview)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
          {!noindex && (
            <script
              type="application/ld+json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: toJsonLd escapes anything that could end the script
              dangerouslySetInnerHTML={{
                __html: toJsonLd(graphOf(site, { title, path }, parents, facts)),
              }}
            />
          )}
        </>
      )}
    </>
  )
}
