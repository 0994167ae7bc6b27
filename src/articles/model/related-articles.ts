import type { Topical } from './topics'

/** Number of related articles per page (spec section 9). */
const MAX_RELATED = 3

/** Neighbors to compare on either side within a topic, so that the cost per article stays constant. */
const NEIGHBORS = 6

interface Relatable extends Topical {
  slug: string
  /** The article to read next, which has its own link. */
  next?: string | null
}

/**
 * Returns up to three related articles by slug, without `next`. Most shared topics come first, then the
 * closest in time. Takes articles newest first. Compares a few neighbors per topic, not all pairs.
 */
export function relatedArticles(articles: readonly Relatable[]): Map<string, string[]> {
  const everyArticle = articles.map((_, position) => position)
  const topics = new Map<string, number[]>()
  const topicPositions = articles.map((article, position) =>
    topicKeys(article).map((topic) => {
      const members = topics.get(topic) ?? []
      topics.set(topic, members)
      return { members, place: members.push(position) - 1 }
    }),
  )
  return new Map(
    articles.map((article, position) => {
      const shared = new Map<number, number>()
      for (const other of neighborsOf(everyArticle, position)) shared.set(other, 0)
      for (const { members, place } of topicPositions[position] ?? []) {
        for (const other of neighborsOf(members, place)) {
          shared.set(other, (shared.get(other) ?? 0) + 1)
        }
      }
      const best = [...shared].sort(
        ([a, sharedByA], [b, sharedByB]) =>
          sharedByB - sharedByA || Math.abs(a - position) - Math.abs(b - position) || a - b,
      )
      const slugs = best.map(([other]) => articles[other]?.slug ?? '')
      return [article.slug, slugs.filter((slug) => slug !== article.next).slice(0, MAX_RELATED)]
    }),
  )
}

/** Counts a category and a tag of the same name separately, because both relate articles. */
const topicKeys = ({ category, tags }: Relatable) => [`in ${category}`, ...tags]

const neighborsOf = (members: readonly number[], place: number) => [
  ...members.slice(Math.max(0, place - NEIGHBORS), place),
  ...members.slice(place + 1, place + 1 + NEIGHBORS),
]
