import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { posix } from 'node:path'

/** A folder or file, and which others of this project it may import. */
export interface Place {
  path: string
  imports: string[]
  because: string
}

interface Rule {
  files: RegExp
  never: RegExp
  because: string
}

/** In the tables, the models of all rooms. */
const MODELS = 'models'

/** Imports that the tables of docs/architecture.md allow or don't mention, but that are forbidden. */
const narrowerRules: Rule[] = [
  {
    files: /^src\/[^/]+\/model\//,
    never: /^(gatsby|react|react-dom)(\/|$)/,
    because: 'models work without React and Gatsby',
  },
  {
    files:
      /^(src\/(lib|content|documents|post-build|routes)|plugins\/gatsby-remark-article-body|tools)\//,
    never: /^gatsby(\/|$)/,
    because: 'this folder works without Gatsby',
  },
  {
    files: /^packages\/((basics|content-validation|progression)\/|figures\/(?!command$))/,
    never: new RegExp(`^(node:.+|${builtinModules.join('|')})$`),
    because: 'this code also runs in the browser, which has nothing of Node',
  },
  {
    files:
      /^(src\/(?!(content|documents|post-build)\/|gatsby\/(?!browser\/|wrap-page-element$))|editor\/(?!build\/))/,
    never: new RegExp(`^(node:.+|${builtinModules.join('|')})$`),
    because: 'this code also runs in the browser, which has nothing of Node',
  },
  {
    files: /^src\/(pages|templates)\//,
    never: /^src\/(pages|templates)\//,
    because: 'a screen shows rooms, and no other screen',
  },
  {
    files: /^src\/head-script\//,
    never: /^src\/lib\/(?!browser-storage$)/,
    because: 'each byte of the script in every head delays the first view',
  },
  {
    files: /^packages\//,
    never: /^(src|plugins|tools)\//,
    because: 'a package knows nothing of the site',
  },
  {
    files: /^packages\//,
    never: /^(gatsby|react|react-dom)(\/|$)/,
    because: 'a package works without React and Gatsby',
  },
  {
    files: /^src\/training\//,
    never: /^src\/finder\//,
    because: 'whoever trains has a plan, and would download the finder',
  },
  {
    files: /^src\/training\/model\/moves\//,
    never: /^src\/training\/model\/transfer\//,
    because: 'a session is the same whether or not a log was moved',
  },
  {
    files: /^src\/training\/model\/transfer\//,
    never: /^src\/training\/model\/moves\//,
    because: 'transfer moves a log as it is, whatever follows from it',
  },
]

/** A package's folder, for files in it. Others import only its `index.ts`. */
const packageOf = (target: string) => /^packages\/[^/]+/.exec(target)?.[0]

const withoutExtension = (path: string) => path.replace(/\.[cm]?[jt]sx?$/, '')
const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** The cells of a markdown table, row by row, without its header. */
const rowsOf = (markdown: string, header: string) => {
  const [table = ''] = markdown.slice(markdown.indexOf(header)).split('\n\n')
  const [, , ...rows] = table.split('\n')
  return rows.map((row) => row.split(/ *\| */).slice(1, -1))
}

const pathsIn = (cell = '') =>
  [...cell.matchAll(/`([^`]+?)\/?`|\bmodels\b/g)].map(([, path = MODELS]) => withoutExtension(path))

/** The rooms and their models: the table has the highest layer first. */
const roomsIn = (markdown: string): Place[] => {
  const rooms = rowsOf(markdown, '| layer | room |').flatMap(([layer, names, , models]) =>
    pathsIn(names).map((name) => ({ layer, path: `src/${name}`, models: pathsIn(models) })),
  )
  const layers = [...new Set(rooms.map(({ layer }) => layer))]
  return rooms.flatMap(({ layer, path, models }) => [
    {
      path,
      imports: rooms
        .filter((other) => layers.indexOf(other.layer) > layers.indexOf(layer))
        .map((other) => other.path),
      because: 'a room builds only on lower layers',
    },
    {
      path: `${path}/model`,
      imports: ['src/lib', ...models.map((model) => `src/${model}`)],
      because: 'a model runs in Node too, and depends on few others',
    },
  ])
}

const foldersIn = (markdown: string): Place[] =>
  rowsOf(markdown, '| folder | holds |').flatMap(([paths, , imports, because = '']) =>
    pathsIn(paths).map((path) => ({ path, imports: pathsIn(imports), because })),
  )

const packagesIn = (markdown: string): Place[] =>
  rowsOf(markdown, '| package | holds |').flatMap(([names, , imports]) =>
    pathsIn(names).map((path) => ({
      path,
      imports: pathsIn(imports),
      because: 'a package builds only on packages that its row names',
    })),
  )

/** What the three tables of docs/architecture.md let each folder import. */
export const readPlaces = () => {
  const markdown = readFileSync('docs/architecture.md', 'utf8')
  return [...packagesIn(markdown), ...roomsIn(markdown), ...foldersIn(markdown)]
}

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
    if (target !== room) return no(`the door of ${room} is its index.ts`)
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

/** Rooms and folders that the tables would let import each other in a cycle. */
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
