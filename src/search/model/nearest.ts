import { paths } from '../../lib/paths'
import { editDistance } from './edit-distance'
import type { ListedPage, PageKind } from './search-index'
import { normalizeText, termsIn } from './stemming'

/** Returns the similarity of two words, from 0 to 1. */
const similarity = (a: string, b: string) => 1 - editDistance(a, b) / Math.max(a.length, b.length)

const folders: Record<PageKind, string> = {
  article: paths.blog,
  guide: paths.guides,
  plan: paths.plans,
  exercise: paths.exercises,
  tool: paths.tools,
  emergency: paths.emergency,
  site: paths.about,
}

/** Similarity from which one word counts as a misspelling of the other. */
const MIN_SIMILARITY = 0.6

/**
 * Returns the pages with the closest title and address to '/blog/slep-recovery', say, best first. None if
 * nothing is close.
 */
export function nearestPages(
  address: string,
  pages: readonly ListedPage[],
  limit = 3,
): ListedPage[] {
  const addressTerms = [
    ...new Set(termsIn(normalizeText(decode(address)).replace(/[^\p{L}\p{N}]+/gu, ' '))),
  ]
  // Drop the path words common to all addresses.
  const words = addressTerms.filter(
    (term) => !['blog', 'guid', 'workout', 'exercis', 'tool', 'html', 'page'].includes(term),
  )
  const scored = pages.map((page) => {
    const [kind, id, title] = page
    const pageTerms = [...new Set(termsIn(`${title} ${id.replaceAll('-', ' ')}`))]
    const score = words.reduce((sum, word) => {
      const best = Math.max(0, ...pageTerms.map((term) => similarity(word, term)))
      return best >= MIN_SIMILARITY ? sum + best : sum
    }, 0)
    // Rank an article first for an article's address.
    const isOfKind = address.startsWith(folders[kind])
    return { page, score: score === 0 ? 0 : score + (isOfKind ? 0.3 : 0) - pageTerms.length / 100 }
  })
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page)
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
