import { posix } from 'node:path'
import { laterDoors, MODELS, narrowerRules, type Place } from './import-rules'

/** A package's folder, for files in it. Others import only its doors. */
const packageOf = (target: string) => /^packages\/[^/]+/.exec(target)?.[0]

const withoutExtension = (path: string) => path.replace(/\.[cm]?[jt]sx?$/, '')
const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** The innermost place of a file. */
export const placeOf = (file: string, places: Place[]) =>
  places
    .filter(({ path }) => isWithin(withoutExtension(file), path))
    .toSorted((a, b) => b.path.length - a.path.length)[0]

/** What code imports, types included, as written. A name that is computed ends where it starts to be. */
export const importsIn = (code: string) =>
  [
    ...code.matchAll(
      /\b(?:from\s*|import\s*\(?\s*|require\s*\(\s*)(?:\/\*.*?\*\/\s*)?(['"`])([^'"`$]+)/g,
    ),
  ].map(([, , specifier = '']) => specifier)

/** Why a file may not import this, as a sentence; undefined if it may. */
export const refusal = (file: string, specifier: string, places: Place[]) => {
  const importer = withoutExtension(file)
  const isOurs = specifier.startsWith('.')
  const target = isOurs
    ? withoutExtension(posix.join(posix.dirname(file), specifier)).replace(/\/$/, '')
    : specifier
  const no = (because: string) => `${file} imports ${target}: ${because}`

  const narrower = narrowerRules.find(
    ({ files, never }) => files.test(importer) && never.test(target),
  )
  if (narrower) return no(narrower.because)
  const room = isOurs ? packageOf(target) : undefined
  if (room && packageOf(importer) !== room) {
    if (target !== room && !laterDoors.includes(target))
      return no(`the door of ${room} is its index.ts`)
    if (!packageOf(importer)) return
  }
  const place = placeOf(file, places)
  if (!isOurs || !place || isWithin(target, place.path)) return
  const allows = (path: string) =>
    path === MODELS ? /^src\/[^/]+\/model\//.test(target) : isWithin(target, path)
  if (!place.imports.some(allows))
    return no(
      `${place.path} may import only ${place.imports.join(', ') || 'itself'}, because ${place.because}`,
    )
}

/** Rooms and folders that the rules would let import each other in a cycle. */
export const cyclesIn = (places: Place[]) => {
  const roomOf = (path: string) => path.replace(/\/model$/, '')
  let arrows = places
    .flatMap(({ path, imports }) => imports.map((to) => ({ from: roomOf(path), to: roomOf(to) })))
    .filter(({ from, to }) => from !== to)
  // An arrow to a room that imports nothing more is in no cycle.
  for (let count = -1; count !== arrows.length; ) {
    count = arrows.length
    arrows = arrows.filter(({ to }) => arrows.some(({ from }) => from === to))
  }
  return [...new Set(arrows.map(({ from }) => from))]
}
