import { type Topic, topicPath } from '../../lib/paths'
import { articleCategories } from '../../lib/vocabulary'

/** The fields of an article that define its topics. */
export interface Topical {
  category: string
  tags: readonly string[]
}

/** Returns an article's topics, category first. */
const topicsOf = ({ category, tags }: Topical): Topic[] => [
  { kind: 'category', name: category },
  ...tags.map((name): Topic => ({ kind: 'tag', name })),
]

export interface CountedTopic extends Topic {
  count: number
}

/** Categories in vocabulary order, then tags by number of articles. */
function compareTopics(a: CountedTopic, b: CountedTopic): number {
  if (a.kind !== b.kind) return a.kind === 'category' ? -1 : 1
  const rank = (name: string) => (articleCategories as readonly string[]).indexOf(name)
  if (a.kind === 'category') return rank(a.name) - rank(b.name)
  return b.count - a.count || a.name.localeCompare(b.name, 'en')
}

export function countTopics(articles: readonly Topical[]): CountedTopic[] {
  const topics = [...articlesByTopic(articles)]
  return topics.map(([topic, { length }]) => ({ ...topic, count: length })).sort(compareTopics)
}

/** Groups articles by topic, keeping their order. */
export function articlesByTopic<Article extends Topical>(
  articles: readonly Article[],
): Map<Topic, Article[]> {
  const topics = new Map<string, { topic: Topic; listed: Article[] }>()
  for (const article of articles) {
    for (const topic of topicsOf(article)) {
      const address = topicPath(topic)
      const entry = topics.get(address) ?? { topic, listed: [] }
      entry.listed.push(article)
      topics.set(address, entry)
    }
  }
  return new Map([...topics.values()].map(({ topic, listed }) => [topic, listed]))
}
