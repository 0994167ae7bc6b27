/** How many other articles an article's page shows (spec section 9). */
const RELATED = 3

/** How far to look to either side among articles on one topic: keeps the cost per article flat. */
const REACH = 6

interface Topical {
  slug: string
  category: string
  tags: readonly string[]
  /** Shown by itself already. */
  next?: string | null
}

/**
 * Returns, by each article's slug, the slugs of up to three others to read next: those that share the most
 * topics, the closest in time first, without the one its page leads on to anyway. Takes articles newest
 * first. Looks at a few neighbors on each topic instead of comparing all pairs.
 */
export function relatedArticles(articles: readonly Topical[]): Map<string, string[]> {
  const everyArticle = articles.map((_, position) => position)
  const topics = new Map<string, number[]>()
  const placeInTopic = articles.map((article, position) =>
    topicsOf(article).map((topic) => {
      const members = topics.get(topic) ?? []
      topics.set(topic, members)
      return { members, place: members.push(position) - 1 }
    }),
  )
  return new Map(
    articles.map((article, position) => {
      const shared = new Map<number, number>()
      for (const other of neighbours(everyArticle, position)) shared.set(other, 0)
      for (const { members, place } of placeInTopic[position] ?? []) {
        for (const other of neighbours(members, place)) {
          shared.set(other, (shared.get(other) ?? 0) + 1)
        }
      }
      const best = [...shared].sort(
        ([a, sharedByA], [b, sharedByB]) =>
          sharedByB - sharedByA || Math.abs(a - position) - Math.abs(b - position) || a - b,
      )
      const slugs = best.map(([other]) => articles[other]?.slug ?? '')
      return [article.slug, slugs.filter((slug) => slug !== article.next).slice(0, RELATED)]
    }),
  )
}

/** A category and a tag of the same name count as two topics: both say the articles belong together. */
const topicsOf = ({ category, tags }: Topical) => [`in ${category}`, ...tags]

const neighbours = (members: readonly number[], place: number) => [
  ...members.slice(Math.max(0, place - REACH), place),
  ...members.slice(place + 1, place + 1 + REACH),
]
