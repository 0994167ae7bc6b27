import { readFileSync } from 'node:fs'
import { judgeFinder } from '../__tests__/support/finder/forty-visitors'
import { judgeDangers } from '../__tests__/support/search/judge-dangers'
import { finderDataPath } from '../src/lib/paths'
import { search } from '../src/search/engine'
import { searchIndexPath } from '../src/search/model/search-index'

/**
 * npm run judge: tests the built site on forty visitors judged by a coach, a hundred searches, and the searches of
 * people in an emergency, and names the misses. It gates nothing: editors decide whether a miss matters.
 */

/** A search and its acceptable pages; without any, what to do in an emergency must come first. */
interface JudgedSearch {
  query: string
  right: readonly string[]
  /** Whether a plan or exercise as the first result could hurt. */
  isHealth?: boolean
}

const readBuilt = (address: string) => readFileSync(`public${address}`, 'utf8')
const searches: JudgedSearch[] = JSON.parse(
  readFileSync('__tests__/support/search/searches.json', 'utf8'),
)

// The search engine fetches its files.
global.fetch = (async (address: string) => ({
  ok: true,
  json: async () => JSON.parse(readBuilt(address)),
})) as never

async function judgeSearch({ query, right, isHealth }: JudgedSearch) {
  const { pages = [], dangers = [] } = (await search(query, 3)) ?? {}
  const shown = pages.map(({ address }) => address)
  const isUrgent = dangers.length > 0
  const isToDo = pages[0] && !['article', 'guide'].includes(pages[0].kind)
  return {
    query,
    shown,
    isRight: right.length > 0 ? shown.some((address) => right.includes(address)) : isUrgent,
    mayHurt: isHealth === true && !isUrgent && isToDo === true,
  }
}

async function main() {
  const visitors = judgeFinder(JSON.parse(readBuilt(finderDataPath)))
  const judged = await Promise.all(searches.map(judgeSearch))

  console.log(`Finder: ${visitors.filter(({ isRight }) => isRight).length} of ${visitors.length}`)
  for (const { who, isRight, shown, wrong } of visitors)
    if (!isRight || wrong.length > 0)
      console.log(`  ${wrong.length > 0 ? 'WRONG' : 'miss'}: ${who}: ${shown.join(', ')}`)
  console.log(`Search: ${judged.filter(({ isRight }) => isRight).length} of ${judged.length}`)
  for (const { query, isRight, shown, mayHurt } of judged)
    if (!isRight || mayHurt)
      console.log(`  ${mayHurt ? 'MAY HURT' : 'miss'}: ${query}: ${shown.join(', ') || 'nothing'}`)

  const { emergencies, harmless, missed, alarmed } = judgeDangers(
    JSON.parse(readBuilt(searchIndexPath)),
  )
  console.log(`Emergencies with the right box: ${emergencies - missed.length} of ${emergencies}`)
  for (const miss of missed) console.log(`  miss: ${miss}`)
  console.log(`Harmless searches with a box: ${alarmed.length} of ${harmless}`)
  for (const alarm of alarmed) console.log(`  box: ${alarm}`)
}

main()
