import { readdirSync, readFileSync } from 'node:fs'
import { circlesIn, importsIn, placeOf, readPlaces, refusal } from './support/import-rules'

const places = readPlaces()

const sources = ['src', 'plugins', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /(?<!\.d)\.[cm]?[jt]sx?$/.test(file)),
)

test('every file of src is in a folder that a table of docs/architecture.md lists', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => !placeOf(file, places))).toEqual([])
})

test('files import only what docs/architecture.md and the narrower rules allow', () => {
  const refusals = sources.flatMap((file) =>
    importsIn(readFileSync(file, 'utf8')).flatMap(
      (specifier) => refusal(file, specifier, places) ?? [],
    ),
  )
  expect(refusals).toEqual([])
})

test('the tables allow no circle of rooms', () => {
  expect(circlesIn(places)).toEqual([])
  const upwards = { path: 'src/lib/model', imports: ['src/plan/model'], because: '' }
  expect(circlesIn([...places, upwards])).toEqual(expect.arrayContaining(['src/lib', 'src/plan']))
})

test('a folder of src without a row is noticed', () => {
  expect(placeOf('src/new-room/view.tsx', places)).toBeUndefined()
  expect(placeOf('src/gatsby/new-hook.ts', places)).toBeUndefined()
})

test.each([
  ["import { a,\n  b } from '../ui/a'", '../ui/a'],
  ["import type { A } from '../ui/a'", '../ui/a'],
  ["import '../ui/a.css'", '../ui/a.css'],
  ["export * from '../ui/a'", '../ui/a'],
  ["const part = await import('../ui/a')", '../ui/a'],
  ["import(/* webpackChunkName: 'a' */ '../ui/a')", '../ui/a'],
  ["type A = typeof import('../ui/a')", '../ui/a'],
  ['const a = require("../ui/a")', '../ui/a'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code has a template
  ['require(`../ui/${name}.json`)', '../ui/'],
])('%s is an import', (code, specifier) => {
  expect(importsIn(code)).toEqual([specifier])
})

test.each([
  ['src/plan/plan-card.tsx', '../ui/icon'],
  ['src/plan/plan-card.tsx', './model/week'],
  ['src/plan/use-plan-cards.ts', '../gatsby-internals/page-loader'],
  ['src/training/model/session/a.ts', '../prescribe/prescribe'],
  ['src/training/model/session/a.ts', '../../../plan/model/week'],
  ['src/start/before-start/a.ts', '../consent'],
  ['src/content/pages.ts', '../plan/model/plan-pages'],
  ['src/content/markdown.ts', '../../plugins/gatsby-remark-article-body'],
  ['src/publish/a.ts', '../gatsby-internals/app-files'],
  ['src/gatsby/images/a.ts', 'gatsby'],
  ['src/gatsby/node/a.ts', 'node:path'],
])('%s may import %s', (file, specifier) => {
  expect(refusal(file, specifier, places)).toBeUndefined()
})

test.each([
  // Layers
  ['src/lib/a.ts', '../ui/icon'],
  ['src/start/a.ts', '../ui/icon'],
  ['src/start/go-to.ts', '../gatsby-internals/page-loader'],
  ['src/start/before-start/a.ts', '../go-to'],
  ['src/ui/a.tsx', '../forms/field'],
  ['src/calendar/a.tsx', '../search/engine'],
  ['src/search/a.tsx', '../plan/plan-card'],
  ['src/shell/a.tsx', '../articles/byline'],
  ['src/plan/a.tsx', '../saved/plan-grid'],
  ['src/plan/a.tsx', '../gatsby-internals/page-loader'],
  ['src/saved/a.tsx', '../finder/finder-form'],
  ['src/tools/a.tsx', '../training/train'],
  ['src/training/a.tsx', '../finder/finder-form'],
  ['src/training/session/a.tsx', '../../templates/train'],
  ['src/ui/a.tsx', '../../tools/budget'],
  ['src/ui/a.tsx', '../../__tests__/support/gatsby'],
  // Models
  ['src/search/model/a.ts', '../engine'],
  ['src/search/model/a.ts', '../../calendar/model/ics'],
  ['src/finder/model/a.ts', '../../tools/model/plates'],
  ['src/training/model/a.ts', '../../calendar/model/ics'],
  ['src/training/model/a.ts', '../../plan/plan-card'],
  ['src/training/model/session/a.ts', '../transfer/merge'],
  ['src/training/model/session/a.ts', '../../today'],
  ['src/training/model/prescribe/a.ts', '../session/slots'],
  ['src/training/model/prescribe/a.ts', '../transfer/merge'],
  ['src/training/model/transfer/a.ts', '../prescribe/loads'],
  ['src/training/model/transfer/a.ts', '../session/set-order'],
  ['src/exercises/model/figure/a.ts', '../exercise-words'],
  ['src/plan/model/a.ts', 'react'],
  ['src/plan/model/a.ts', 'gatsby'],
  ['src/plan/model/a.ts', 'node:fs'],
  // Visitors' code
  ['src/lib/a.ts', 'gatsby'],
  ['src/lib/a.ts', 'node:fs'],
  ['src/ui/a.tsx', 'fs'],
  ['src/pages/a.tsx', 'node:fs'],
  ['src/gatsby/browser/a.ts', 'node:fs'],
  ['src/gatsby/wrap-page-element.tsx', 'node:fs'],
  ['src/plan/a.tsx', './model/plan-pages'],
  ['src/pages/a.tsx', '../plan/model/plan-pages'],
  ['src/pages/workouts/a.tsx', '../about'],
  ['src/pages/a.tsx', '../templates/plan'],
  ['src/pages/a.tsx', '../gatsby-internals/page-loader'],
  ['src/templates/a.tsx', '../content/check'],
  ['src/templates/a.tsx', '../documents/figure-file'],
  ['src/templates/a.tsx', '../publish/finder-data'],
  // Node's code
  ['src/content/checks/a.ts', '../../plan/plan-card'],
  ['src/content/a.ts', '../ui/icon'],
  ['src/content/a.ts', '../pages/about'],
  ['src/content/a.ts', '../documents/figure-file'],
  ['src/content/a.ts', '../publish/finder-data'],
  ['src/content/a.ts', '../gatsby-internals/app-files'],
  ['src/content/a.ts', 'gatsby'],
  ['src/documents/pdf/a.ts', '../../plan/plan-card'],
  ['src/documents/a.ts', '../publish/finder-data'],
  ['src/documents/a.ts', '../gatsby-internals/app-files'],
  ['src/documents/a.ts', '../plan/model/plan-pages'],
  ['src/documents/a.ts', 'gatsby'],
  ['src/publish/a.ts', '../search/engine'],
  ['src/publish/a.ts', '../gatsby-internals/page-loader'],
  ['src/publish/a.ts', '../plan/model/plan-pages'],
  ['src/publish/a.ts', 'gatsby'],
  ['tools/a.ts', '../src/plan/plan-card'],
  ['tools/a.ts', '../src/gatsby-internals/app-files'],
  ['tools/a.ts', 'gatsby'],
  // Gatsby's code
  ['src/gatsby-internals/a.ts', '../content/check'],
  ['src/gatsby/images/a.ts', '../../gatsby-internals/app-files'],
  ['src/gatsby/graphql-types/a.ts', '../../lib/paths'],
  ['src/gatsby/sources/a.ts', '../resolvers/plan'],
  ['src/gatsby/node/a.ts', '../../plan/plan-card'],
  ['src/gatsby/node/a.ts', '../browser/on-client-entry'],
  ['src/gatsby/node/a.ts', '../ssr/on-render-body'],
  ['src/gatsby/ssr/a.tsx', '../../ui/icon'],
  ['src/gatsby/resolvers/a.ts', '../../publish/finder-data'],
  ['src/gatsby/resolvers/a.ts', '../../gatsby-internals/app-files'],
  ['src/gatsby/wrap-page-element.tsx', '../shell/site-nav'],
  ['src/gatsby/wrap-page-element.tsx', '../gatsby-internals/page-loader'],
  ['src/gatsby/browser/a.ts', '../../gatsby-internals/app-files'],
  ['src/gatsby/browser/a.ts', '../../ui/icon'],
  ['plugins/gatsby-remark-article-body/a.js', '../../src/lib/paths'],
  ['plugins/gatsby-remark-article-body/a.js', 'gatsby'],
])('%s may not import %s', (file, specifier) => {
  expect(refusal(file, specifier, places)).toMatch(`${file} imports `)
})
