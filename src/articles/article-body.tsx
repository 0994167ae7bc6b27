import type { ReactNode } from 'react'
import { ArticleSummary } from './article-summary'

interface ArticleBodyProps {
  /** Built from checked markdown. */
  html: string
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
