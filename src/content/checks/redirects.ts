import type { Check, CheckInput } from '../content-files'
import type { Redirect } from '../schema/redirect'
import { linkMistake } from './link'

/** Flags a redirect to itself or to another redirect. */
function chainMistake({ from, to }: Redirect, targets: ReadonlyMap<string, string>) {
  if (from === to) return 'The address redirects to itself; point it to a page.'
  const chain = [from, to]
  for (let next = targets.get(to); next !== undefined; next = targets.get(next)) {
    const isLoop = chain.includes(next)
    chain.push(next)
    if (isLoop)
      return `The redirects ${chain.join(' → ')} form a loop; point the last one to a page.`
  }
  return chain.length > 2
    ? `"${to}" redirects too (${chain.join(' → ')}); write "${chain.at(-1)}".`
    : undefined
}

function fromMistake({ from }: Redirect, { pages }: CheckInput, isFirst: boolean) {
  if (!isFirst) return `An entry above already redirects "${from}"; delete one of the two.`
  return pages.has(from)
    ? `"${from}" is a page of this site; delete it or the redirect.`
    : undefined
}

/** Checks that redirects start at unused addresses and reach a page in one step. */
export const checkRedirects: Check = (input) => {
  const place = input.files.redirects
  if (!place) return
  // An invalid redirect leaves a gap in the list.
  const redirects = Object.entries(place.fields) as [string, Redirect | undefined][]
  const targets = new Map(
    redirects.flatMap(([, redirect]) => (redirect ? [[redirect.from, redirect.to]] : [])),
  )
  const seen = new Set<string>()
  for (const [index, redirect] of redirects) {
    if (!redirect) continue
    const { from, to } = redirect
    const toMistake = chainMistake(redirect, targets) ?? linkMistake(to, place, {}, input)
    place.report([Number(index), 'from'], fromMistake(redirect, input, !seen.has(from)))
    place.report([Number(index), 'to'], toMistake)
    seen.add(from)
  }
}
