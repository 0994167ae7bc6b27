import { ArticleContents } from './article-contents'
import { ArticleSummary } from './article-summary'
import { headingsIn } from './model/headings'

interface ArticleBodyProps {
  /** What the build made from markdown that was checked. */
  html: string
  summary: readonly string[] | null
}

/** An article's text, with what it says in short above it and its contents beside it. */
export function ArticleBody({ html, summary }: ArticleBodyProps) {
  return (
    <div className="measure py-12">
      {/* Articles may be in a language that runs from right to left. */}
      <div className="article-text" dir="auto">
        {summary && <ArticleSummary sentences={summary} />}
        <ArticleContents headings={headingsIn(html)} />
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
