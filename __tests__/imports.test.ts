import { readdirSync, readFileSync } from 'node:fs'
import { places } from './support/import-rules'
import { cyclesIn, importsIn, placeOf, refusal } from './support/imports'

const sources = ['src', 'packages', 'plugins', 'editor', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /(?<!\.d)\.[cm]?[jt]sx?$/.test(file)),
)

test('every file is in a folder that support/import-rules.ts lists', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => !placeOf(file, places))).toEqual([])
})

test('files import only what support/import-rules.ts allows', () => {
  const refusals = sources.flatMap((file) =>
    importsIn(readFileSync(file, 'utf8')).flatMap(
      (specifier) => refusal(file, specifier, places) ?? [],
    ),
  )
  expect(refusals).toEqual([])
})

test('the rules allow no cycle of rooms', () => {
  expect(cyclesIn(places)).toEqual([])
  const upwards = { path: 'src/lib/model', imports: ['src/plan/model'], because: '' }
  expect(cyclesIn([...places, upwards])).toEqual(expect.arrayContaining(['src/lib', 'src/plan']))
})

test('a folder of src without rules is noticed', () => {
  expect(placeOf('src/new-room/view.tsx', places)).toBeUndefined()
  expect(placeOf('src/gatsby/new-hook.ts', places)).toBeUndefined()
})

test.each([
  ["import { a,\n  b } from '../ui/a'", '../ui/a'],
  ["import '../ui/a.css'", '../ui/a.css'],
  ["import(/* webpackChunkName: 'a' */ '../ui/a')", '../ui/a'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code has a template
  ['require(`../ui/${name}.json`)', '../ui/'],
])('%s is an import', (code, specifier) => {
  expect(importsIn(code)).toEqual([specifier])
})

test.each([
  ['src/plan/plan-card.tsx', '../components/icon'],
  ['src/head-script/a.ts', '../lib/browser-storage'],
  ['src/content/a.ts', '../routes/pages'],
  ['src/gatsby/node/a.ts', 'node:path'],
  ['src/plan/a.tsx', '../../packages/figures'],
  ['packages/figures/draw/a.ts', '../../content-validation'],
])('%s may import %s', (file, specifier) => {
  expect(refusal(file, specifier, places)).toBeUndefined()
})

test.each([
  // The folders
  ['src/components/a.tsx', '../forms/field'],
  ['src/search/model/a.ts', '../engine'],
  ['src/finder/model/a.ts', '../../calculators/model/plates'],
  ['src/plan/a.tsx', '../../plugins/gatsby-plugin-lazy-hydration/app-files'],
  ['src/templates/a.tsx', '../content/check'],
  ['src/gatsby/node/a.ts', '../browser/on-client-entry'],
  ['tools/a.ts', '../src/plan/plan-card'],
  ['src/plan/a.tsx', '../../editor/form/names'],
  ['editor/form/a.ts', '../../src/plan/plan-card'],
  // The narrower rules
  ['src/plan/model/a.ts', 'react'],
  ['src/content/a.ts', 'gatsby'],
  ['src/components/a.tsx', 'fs'],
  ['editor/form/a.ts', 'node:path'],
  ['src/gatsby/browser/a.ts', 'node:fs'],
  ['src/plan/a.tsx', '../routes/plan-pages'],
  ['src/pages/a.tsx', '../templates/plan'],
  ['src/head-script/a.ts', '../navigation/go-to'],
  ['packages/figures/draw/a.ts', '../../../src/lib/units'],
  ['src/plan/a.tsx', '../../packages/figures/draw/strokes'],
  ['packages/figures/draw/a.ts', '../../content-validation/schema/text'],
  ['src/training/a.tsx', '../finder/finder-form'],
  ['src/training/model/moves/a.ts', '../transfer/merge'],
  ['packages/progression/next/a.ts', 'react'],
  ['packages/tagged-pdf/a.ts', '../basics'],
  ['src/training/model/transfer/a.ts', '../moves/sets'],
])('%s may not import %s', (file, specifier) => {
  expect(refusal(file, specifier, places)).toMatch(`${file} imports `)
})
