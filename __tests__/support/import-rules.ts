import { builtinModules } from 'node:module'

// What each folder may import of this project, types and `require` included: `npm run lint` rejects everything else.

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

/** The packages that a package builds on. All others import only a package's `index.ts`, or a door of `laterDoors`. */
const packages: Record<string, string[]> = {
  'build-files': [],
  'content-validation': [],
  'gatsby-output': [],
  'markdown-headings': [],
  'tagged-pdf': [],
  basics: [],
  figures: ['content-validation'],
  html: [],
  progression: ['basics', 'content-validation'],
}

/** Doors besides a package's `index.ts`, for what a page loads later. */
export const laterDoors = ['packages/progression/from-log']

/** The rooms of src by layer, from the highest. A room imports only rooms of lower layers. */
const layers = [
  ['pages', 'templates'],
  ['training'],
  ['finder', 'saved', 'calculators'],
  ['plan'],
  ['articles', 'layout'],
  ['started-plans', 'calendar', 'emergency', 'exercises', 'forms', 'home', 'search'],
  ['components', 'offline'],
  ['head-script', 'navigation'],
  ['lib'],
]

/** The models that a room's model imports. All import `lib`. */
const modelImports: Record<string, string[]> = {
  finder: ['src/plan/model'],
  training: ['src/plan/model', 'src/calculators/model'],
}

/** In `imports`, the models of all rooms. */
export const MODELS = 'models'

/** Folders that run on one side only. */
const folders: Place[] = [
  {
    path: 'src/routes',
    imports: ['src/lib', MODELS],
    because: 'only the build needs the lists of pages, and visitors would download them',
  },
  {
    path: 'src/content',
    imports: ['src/lib', MODELS, 'src/routes'],
    because: 'content is checked before anything is built from it',
  },
  {
    path: 'src/documents',
    imports: ['src/lib', MODELS, 'src/content'],
    because: 'documents are made from checked content alone',
  },
  {
    path: 'src/post-build',
    imports: ['src/lib', MODELS, 'src/content', 'src/documents'],
    because: "it works on the built site, and knows of Gatsby only a page's HTML and files",
  },
  {
    path: 'src/gatsby/node',
    imports: [
      'src/lib',
      MODELS,
      'src/content',
      'src/routes',
      'src/documents',
      'src/post-build',
      'src/gatsby/resolvers',
      'src/gatsby/source-nodes',
      'src/gatsby/graphql-types',
      'src/gatsby/images',
    ],
    because: 'the build runs in Node, which has no views',
  },
  {
    path: 'src/gatsby/browser',
    imports: ['src/lib', 'src/head-script', 'src/navigation'],
    because: 'visitors download it on every page',
  },
  {
    path: 'src/gatsby/ssr',
    imports: ['src/lib'],
    because: 'it only completes the HTML that pages render',
  },
  {
    path: 'src/gatsby/wrap-page-element',
    imports: ['src/layout/layout', 'src/lib/paths'],
    because: 'only the layout wraps every page',
  },
  {
    path: 'src/gatsby/resolvers',
    imports: ['src/lib', MODELS, 'src/content', 'src/documents', 'src/gatsby/images'],
    because: 'fields come from content, before anything is published',
  },
  {
    path: 'src/gatsby/source-nodes',
    imports: ['src/content'],
    because: 'nodes hold checked content as it is',
  },
  {
    path: 'src/gatsby/graphql-types',
    imports: ['src/lib', 'src/content'],
    because: 'the types come from the schemas in src/content',
  },
  {
    path: 'src/gatsby/images',
    imports: ['src/lib'],
    because: 'a picture is the same for every kind of content',
  },
  { path: 'src/styles', imports: [], because: 'it has no code' },
  {
    path: 'plugins',
    imports: ['src/calculators/model/forms'],
    because: "a plugin works without this site, except an article's cards of calculators",
  },
  {
    path: 'editor',
    imports: ['src/lib', MODELS, 'src/content', 'src/documents', 'plugins'],
    because: 'it edits content, and shows no page of the site',
  },
  {
    path: 'tools',
    imports: [
      'src/lib',
      MODELS,
      'src/content',
      'src/documents',
      'src/post-build',
      'editor',
      '__tests__/support',
    ],
    because: 'tools run in Node, without Gatsby',
  },
]

/** Imports that are forbidden although the folders above allow or don't mention them. */
export const narrowerRules: Rule[] = [
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

const roomsBelow = (layer: number) => layers.slice(layer + 1).flat()

/** All folders with what they may import. */
export const places: Place[] = [
  ...Object.entries(packages).map(([name, imports]) => ({
    path: `packages/${name}`,
    imports: imports.map((other) => `packages/${other}`),
    because: 'a package builds only on few others',
  })),
  ...layers.flatMap((rooms, layer) =>
    rooms.flatMap((room) => [
      {
        path: `src/${room}`,
        imports: roomsBelow(layer).map((other) => `src/${other}`),
        because: 'a room builds only on lower layers',
      },
      {
        path: `src/${room}/model`,
        imports: ['src/lib', ...(modelImports[room] ?? [])],
        because: 'a model runs in Node too, and depends on few others',
      },
    ]),
  ),
  ...folders,
]
