import type { ReactNode } from 'react'
import { ArticleSummary } from './article-summary'

interface ArticleBodyProps {
  /** What the build made from markdown that was checked. */
  html: string
  summary: readonly string[] | null
  /** What stands beside the text on a wide screen, and above it on a phone. */
  side: ReactNode
}

/** The text of an article or guide, with what it says in short above it. */
export function ArticleBody({ html, summary, side }: ArticleBodyProps) {
  return (
    <div className="measure py-12">
      {/* Articles may be in a language that runs from right to left. */}
      <div className="article-text" dir="auto">
        {summary && <ArticleSummary sentences={summary} />}
        {side}
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
