import { graphql } from 'gatsby'
import { longDate } from '../lib/long-date'

/** The changes to an article or guide, newest first. Collapsed. */
export function ArticleHistory({ history }: { history: readonly Queries.HistoryFragment[] }) {
  return (
    <div className="topics">
      <details>
        <summary className="font-bold">History</summary>
        <dl>
          {history.map(({ day, change }) => (
            <div key={day} className="mt-2">
              <dt>
                <time dateTime={day}>{longDate(day)}</time>
              </dt>
              <dd>{change}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

export const fragment = graphql`
  fragment History on MarkdownRemarkFrontmatterHistory {
    day
    change
  }
`
