import { paths, sitePreviewPath } from '../lib/paths'
import { useSite } from '../ui/use-site'
import { pageGraph, toJsonLd } from './structured-data'

interface PageHeadProps {
  /** The page's own title; the brand is added. */
  title: string
  description: string
  /** The address of the page, such as '/blog'. */
  path: string
  /** Keeps the page out of search results. */
  noindex?: boolean
  /** Address of the picture shown where the page is shared, such as '/preview/site.png'. */
  preview?: string
  /** What the page is, in Open Graph's words. */
  type?: 'website' | 'article'
  /** The page's structured data, made from the site's settings; of a page that is no more than its texts by default. */
  graph?: (site: ReturnType<typeof useSite>) => object
}

/** What every page says of itself to browsers, search engines and previews. */
export function PageHead({
  title,
  description,
  path,
  noindex = false,
  preview = sitePreviewPath,
  type = 'website',
  graph = (site) => pageGraph(site, { title: title, path }),
}: PageHeadProps) {
  const site = useSite()
  const url = `${site.url}${path === paths.home ? '' : path}`
  return (
    <>
      <title>{path === paths.home ? `${site.name}: ${title}` : `${title} | ${site.name}`}</title>
      {/* Only robots read it, in the page as it was built: no visitor needs the code that writes it. */}
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <>
          <meta name="description" content={description} />
          {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:type" content={type} />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:image" content={`${site.url}${preview}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
          {!noindex && (
            <script
              type="application/ld+json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: toJsonLd leaves nothing that could end the script
              dangerouslySetInnerHTML={{ __html: toJsonLd(graph(site)) }}
            />
          )}
        </>
      )}
    </>
  )
}
