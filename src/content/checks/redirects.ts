import type { Check, CheckInput } from '../content-files'
import type { Redirect } from '../schema/redirect'
import { linkMistake } from './link'

/** Flags a redirect to itself or to another redirect. */
function chainMistake(
  { from, to }: Redirect,
  targets: ReadonlyMap<string, string>,
): string | undefined {
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

function fromMistake({ from }: Redirect, input: CheckInput, isFirst: boolean): string | undefined {
  if (!isFirst) return `An entry above already redirects "${from}"; delete one of the two.`
  return input.pages.has(from)
    ? `"${from}" is a page of this site; delete it or the redirect.`
    : undefined
}

/** Checks that redirects start at unused addresses and reach a page in one step. */
export const checkRedirects: Check = (input) => {
  const place = input.files.redirects
  const redirects = Object.values(place?.fields ?? {}).map(
    (redirect) => redirect as Redirect | undefined,
  )
  const targets = new Map<string, string>()
  for (const redirect of redirects) if (redirect) targets.set(redirect.from, redirect.to)
  const seen = new Set<string>()
  return redirects.flatMap((redirect, index) => {
    if (!place || !redirect) return []
    const isFirst = !seen.has(redirect.from)
    seen.add(redirect.from)
    const wrong = {
      from: fromMistake(redirect, input, isFirst),
      to: chainMistake(redirect, targets) ?? linkMistake(redirect.to, place, {}, input),
    }
    return Object.entries(wrong).flatMap(([field, message]) =>
      message ? [{ place, path: [index, field], message }] : [],
    )
  })
}
