/** An article's summary in a few sentences; the last is what to do today. */
export function ArticleSummary({ sentences }: { sentences: readonly string[] }) {
  return (
    <section aria-labelledby="article-summary" className="plan-section">
      <h2 id="article-summary" className="display text-lg">
        In short
      </h2>
      <ul className="goals mt-4 grid gap-3">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
