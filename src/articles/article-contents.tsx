import type { Heading } from './model/headings'

/** An article with fewer headings needs no contents. */
const FEWEST = 3

/**
 * The headings of an article, each a link to its section: beside the text on a wide screen, folded on a
 * phone. The list stands behind its fold and not in it, so that a wide screen can show it without a script.
 */
export function ArticleContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < FEWEST) return null
  return (
    <nav aria-label="Contents" className="toc no-print">
      <details>
        <summary className="font-bold">Contents</summary>
      </details>
      <ol>
        {headings.map(({ id, html }) => (
          <li key={id}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a heading's words, from checked markdown */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
