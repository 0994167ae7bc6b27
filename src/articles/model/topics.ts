import { type Topic, topicPath } from '../../lib/paths'
import { articleCategories } from '../../lib/vocabulary'

/** What an article's topics are made of. */
export interface Topical {
  category: string
  tags: readonly string[]
}

/** Returns the topics of an article: its category, then its tags. */
export const topicsOf = ({ category, tags }: Topical): Topic[] => [
  { kind: 'category', name: category },
  ...tags.map((name): Topic => ({ kind: 'tag', name })),
]

/** A topic, and how many articles it has. */
export interface CountedTopic extends Topic {
  count: number
}

/** Categories in their own order, then tags, those with the most articles first. */
function order(a: CountedTopic, b: CountedTopic): number {
  if (a.kind !== b.kind) return a.kind === 'category' ? -1 : 1
  const place = (name: string) => (articleCategories as readonly string[]).indexOf(name)
  if (a.kind === 'category') return place(a.name) - place(b.name)
  return b.count - a.count || a.name.localeCompare(b.name, 'en')
}

/** Returns every topic that articles have, with their number. */
export function countedTopics(articles: readonly Topical[]): CountedTopic[] {
  const topics = [...articlesByTopic(articles)]
  return topics.map(([topic, { length }]) => ({ ...topic, count: length })).sort(order)
}

/** Returns the articles on each topic, in their own order. */
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
