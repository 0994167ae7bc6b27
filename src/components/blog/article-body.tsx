/** An article's body. Takes its HTML, which the build made from markdown that was checked. */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div className="measure py-12">
      <div
        className="prose mx-auto"
        // Articles may be in a language that runs from right to left.
        dir="auto"
        data-article-body
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from content without raw HTML
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  )
}
