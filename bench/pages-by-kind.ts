import { builtPages } from '../tools/budget/built-pages'

/**
 * Returns the address of one page of every kind of the built site, or of the kinds that are named, with
 * commas between them. Throws where there is no such kind.
 */
export function pagesByKind(names?: string): [kind: string, path: string][] {
  const all = new Map(builtPages('public').map(({ kind, path }) => [kind, path]))
  if (!names) return [...all]
  return names.split(',').map((kind) => {
    const path = all.get(kind)
    if (!path)
      throw new Error(`There is no kind ${kind}: choose from ${[...all.keys()].join(', ')}.`)
    return [kind, path]
  })
}
