import type { Heading } from './model/headings'

/** An article with fewer headings needs no contents. */
const MIN_HEADINGS = 3

/**
 * Links to an article's headings, beside the text on wide screens and collapsed on phones. The list follows
 * its <details> instead of being inside, so that wide screens can show it without a script.
 */
export function ArticleContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < MIN_HEADINGS) return null
  return (
    <nav aria-label="Contents" className="toc no-print">
      <details>
        <summary className="font-bold">Contents</summary>
      </details>
      <ol>
        {headings.map(({ id, html }) => (
          <li key={id}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: heading text from checked markdown */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
