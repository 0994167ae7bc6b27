import { readFileSync } from 'node:fs'
import { judgeFinder } from '../__tests__/support/finder/forty-visitors'
import { finderDataPath } from '../src/lib/paths'
import { search } from '../src/search/engine'

/**
 * npm run judge: how the built site answers forty visitors that a coach judged, and a hundred searches, with the
 * misses by name. It gates nothing: who edits content decides whether a miss is one.
 */

/** A search, and the pages that satisfy; without any, what to do now must come first. */
interface Judged {
  query: string
  right: readonly string[]
  /** Whether a plan or an exercise before anything to read could hurt. */
  isHealth?: boolean
}

const built = (address: string) => readFileSync(`public${address}`, 'utf8')
const searches: Judged[] = JSON.parse(
  readFileSync('__tests__/support/search/searches.json', 'utf8'),
)

// The search fetches its files.
global.fetch = (async (address: string) => ({
  ok: true,
  json: async () => JSON.parse(built(address)),
})) as never

async function judgeSearch({ query, right, isHealth }: Judged) {
  const { pages = [], emergencies = [] } = (await search(query, 3)) ?? {}
  const shown = pages.map(({ address }) => address)
  const isUrgent = emergencies.length > 0
  const isToDo = pages[0] && !['article', 'guide'].includes(pages[0].kind)
  return {
    query,
    shown,
    isRight: right.length > 0 ? shown.some((address) => right.includes(address)) : isUrgent,
    mayHurt: isHealth === true && !isUrgent && isToDo === true,
  }
}

async function main() {
  const visitors = judgeFinder(JSON.parse(built(finderDataPath)))
  const found = await Promise.all(searches.map(judgeSearch))

  console.log(`Finder: ${visitors.filter(({ isRight }) => isRight).length} of ${visitors.length}`)
  for (const { who, isRight, shown, wrong } of visitors)
    if (!isRight || wrong.length > 0)
      console.log(`  ${wrong.length > 0 ? 'WRONG' : 'miss'}: ${who}: ${shown.join(', ')}`)
  console.log(`Search: ${found.filter(({ isRight }) => isRight).length} of ${found.length}`)
  for (const { query, isRight, shown, mayHurt } of found)
    if (!isRight || mayHurt)
      console.log(`  ${mayHurt ? 'MAY HURT' : 'miss'}: ${query}: ${shown.join(', ') || 'nothing'}`)
}

main()
