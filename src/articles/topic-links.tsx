import { VisuallyHidden } from '../components/visually-hidden'
import { paths, topicPath } from '../lib/paths'
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
  const link = (address: string, name: string, count?: number) => (
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
            <VisuallyHidden> {count === 1 ? 'article' : 'articles'}</VisuallyHidden>
          </span>
        )}
      </a>
    </li>
  )
  const linksTo = (listed: readonly CountedTopic[]) =>
    listed.map((topic) => link(topicPath(topic), topic.name, topic.count))
  const tags = topics.filter(({ kind }) => kind === 'tag')
  const tagList = <ul className="flex flex-wrap gap-2">{linksTo(tags)}</ul>
  return (
    <nav aria-label="Topics" className="topics grid gap-3">
      <ul className="flex flex-wrap gap-2">
        {link(paths.blog, 'All')}
        {linksTo(topics.filter(({ kind }) => kind === 'category'))}
      </ul>
      {unfolded && tags.length > 0 && (
        <>
          <p className="font-bold">Tags</p>
          {tagList}
        </>
      )}
      {tags.length > 0 && !unfolded && (
        <details open={tags.some((tag) => topicPath(tag) === current)}>
          <summary className="font-bold">Tags</summary>
          {tagList}
        </details>
      )}
    </nav>
  )
}
