/** An article with fewer headings needs no contents. */
const MIN_HEADINGS = 3

/**
 * Parses the h2 headings from an article's HTML, so that pages don't have them twice. Skips minor headings,
 * which end in a colon. Strips links and source numbers.
 */
export function headingsIn(html: string) {
  return [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/gs)].flatMap(([, id = '', inner = '']) => {
    const words = inner.replace(/<sup>.*?<\/sup>|<[^>]*>/gs, '').trim()
    return words === '' || words.endsWith(':') ? [] : [{ id, html: words }]
  })
}

/**
 * Links to an article's headings, beside the text on wide screens and collapsed on phones. The list follows
 * its <details> instead of being inside, so that wide screens can show it without a script.
 */
export function ArticleContents({ html }: { html: string }) {
  const headings = headingsIn(html)
  if (headings.length < MIN_HEADINGS) return null
  return (
    <nav aria-label="Contents" className="toc no-print">
      <details>
        <summary className="font-bold">Contents</summary>
      </details>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: heading text from checked markdown
              dangerouslySetInnerHTML={{ __html: heading.html }}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}
