import type { ReactNode } from 'react'

interface ArticleBodyProps {
  /** Built from checked markdown. */
  html: string
  /** A few sentences; the last is what to do today. */
  summary: readonly string[] | null
  /** Shown beside the text on wide screens, and above it on phones. */
  side: ReactNode
}

/** The body of an article or guide, after its summary. */
export function ArticleBody({ html, summary, side }: ArticleBodyProps) {
  return (
    <div className="measure py-12">
      {/* Articles may be written from right to left. */}
      <div className="article-text" dir="auto">
        {summary && (
          <section aria-labelledby="article-summary" className="plan-section">
            <h2 id="article-summary" className="display text-lg">
              In short
            </h2>
            <ul className="goals mt-4 grid gap-3">
              {summary.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
        {side && <div className="article-side">{side}</div>}
        <div
          className="prose"
          data-article-body
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from content without raw HTML
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </div>
  )
}
