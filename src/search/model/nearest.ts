import { paths } from '../../lib/paths'
import type { ListedPage, PageKind } from './files'
import { plain, termsIn } from './words'

/** Returns how alike two words are, from 0 to 1, by their pairs of letters (Dice's coefficient). */
function likeness(a: string, b: string): number {
  if (a === b) return 1
  const pairs = (text: string) =>
    Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2))
  const [first, second] = [pairs(a), pairs(b)]
  const shared = first.filter((pair) => second.includes(pair)).length
  return first.length + second.length === 0 ? 0 : (2 * shared) / (first.length + second.length)
}

const folders: Record<PageKind, string> = {
  article: paths.blog,
  guide: paths.guides,
  plan: paths.plans,
  exercise: paths.exercises,
  tool: paths.tools,
}

/** From this likeness on, one word counts as a misspelling of the other. */
const ENOUGH = 0.6

/**
 * Returns the pages whose titles and addresses are most like the words of an address such as
 * '/blog/slep-recovery', the best first; none where nothing is like them.
 */
export function nearestPages(
  address: string,
  pages: readonly ListedPage[],
  most = 3,
): ListedPage[] {
  const wanted = [...new Set(termsIn(plain(readable(address)).replace(/[^\p{L}\p{N}]+/gu, ' ')))]
  // The words of lists, of which every address has some.
  const words = wanted.filter(
    (term) => !['blog', 'guid', 'workout', 'exercis', 'tool', 'html', 'page'].includes(term),
  )
  const scored = pages.map((page) => {
    const [kind, id, title] = page
    const own = [...new Set(termsIn(`${title} ${id.replaceAll('-', ' ')}`))]
    const score = words.reduce((sum, word) => {
      const best = Math.max(0, ...own.map((term) => likeness(word, term)))
      return best >= ENOUGH ? sum + best : sum
    }, 0)
    // Visitors who asked for an article want an article first.
    const isOfKind = address.startsWith(folders[kind])
    return { page, score: score === 0 ? 0 : score + (isOfKind ? 0.3 : 0) - own.length / 100 }
  })
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page)
}

function readable(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
