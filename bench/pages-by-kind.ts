import { builtPages } from '../tools/budget/built-pages'

/**
 * Returns one page per kind of the built site, or of the given kinds, separated by commas. Throws for an
 * unknown kind.
 */
export function pagesByKind(names?: string): [kind: string, path: string][] {
  const pageByKind = new Map(builtPages('public').map(({ kind, path }) => [kind, path]))
  if (!names) return [...pageByKind]
  return names.split(',').map((kind) => {
    const path = pageByKind.get(kind)
    if (!path)
      throw new Error(`There is no kind ${kind}: choose from ${[...pageByKind.keys()].join(', ')}.`)
    return [kind, path]
  })
}
