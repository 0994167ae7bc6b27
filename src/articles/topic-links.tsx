import { paths, type Topic, topicPath } from '../lib/paths'
import { HiddenText } from '../ui/hidden-text'
import type { CountedTopic } from './model/topics'

interface TopicLinksProps {
  topics: readonly CountedTopic[]
  /** Path of the current list. */
  current?: string
  /** Shows tags without collapsing them. */
  unfolded?: boolean
}

/** Links to every topic with articles. Tags are collapsed unless one is current. */
export function TopicLinks({ topics, current, unfolded = false }: TopicLinksProps) {
  if (topics.length === 0) return null
  const all = { address: paths.blog, name: 'All' }
  const linksOf = (kind: Topic['kind']) =>
    topics
      .filter((topic) => topic.kind === kind)
      .map((topic) => ({ ...topic, address: topicPath(topic) }))
  const tags = linksOf('tag')
  return (
    <nav aria-label="Topics" className="topics grid gap-3">
      <List links={[all, ...linksOf('category')]} current={current} />
      {unfolded && <List links={tags} current={current} />}
      {tags.length > 0 && !unfolded && (
        <details open={tags.some(({ address }) => address === current)}>
          <summary className="font-bold">All topics</summary>
          <List links={tags} current={current} />
        </details>
      )}
    </nav>
  )
}

interface ListProps {
  links: readonly { address: string; name: string; count?: number }[]
  current: string | undefined
}

function List({ links, current }: ListProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ address, name, count }) => (
        <li key={address}>
          <a
            href={address}
            aria-current={address === current ? 'true' : undefined}
            className="filter-link"
          >
            {name}
            {count !== undefined && (
              <span className="text-sm opacity-80">
                {count}
                <HiddenText> {count === 1 ? 'article' : 'articles'}</HiddenText>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
