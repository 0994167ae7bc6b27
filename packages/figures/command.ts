import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { z } from 'zod'
import { type FieldPath, fieldName } from '../content-validation'
import { drawFault } from './draw/draw-fault'
import { drawPoses } from './draw/draw-poses'
import { faultBeside, figureGroup, pictureOf } from './draw/picture'
import { sideBySide } from './draw/strokes'
import { judgeFault } from './judge/judge-fault'
import { judgePoses } from './judge/judge-poses'
import type { PoseMistake } from './judge/pose-mistake'
import { faultSchema, figureSchema } from './language/language'

/**
 * Draws the figure and the faults of JSON files while you write them: the folder, then names without ending,
 * and --watch to redraw on save. `npm run figure -- goblet-squat` names the folder.
 */

/** Pixels per phase, and its margin. */
const PHASE = 320
const MARGIN = 20
const colors: Record<string, string> = { ink: '#10161b', hull: '#c2361c', surface: '#fffdf8' }
const colorOf = (token: string) => colors[token] ?? '#000'

/** What is drawn of a file; its other fields don't matter. */
const drawnFields = z.object({
  figure: figureSchema,
  mistakes: z.array(z.object({ figure: faultSchema.optional() })).default([]),
})

const words = process.argv.slice(2)
const [folder = '.', ...names] = words.filter((word) => !word.startsWith('--'))
const target = path.join(os.tmpdir(), 'figures')

function draw(name: string): void {
  const text = readFileSync(path.join(folder, `${name}.json`), 'utf8')
  const read = drawnFields.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${name}: ${z.prettifyError(read.error)}`)
  const { figure, mistakes } = read.data
  const report = (at: FieldPath, found: readonly PoseMistake[]) => {
    for (const { path: field, message } of found)
      console.log(`${name}.json ${fieldName([...at, ...field])}: ${message}`)
  }
  report(['figure'], judgePoses(figure))
  const { phases, strokes } = drawPoses(figure)
  const drawn = { phases, layers: sideBySide(strokes) }
  // Faults go below the figure, in list order, the wrong pose at the left.
  const faults = mistakes.flatMap(({ figure: fault }, index) => {
    if (!fault) return []
    report(['mistakes', index, 'figure'], judgeFault(figure, fault))
    return [faultBeside(drawFault(figure, fault))]
  })
  const rows = [drawn, ...faults]
  const width = Math.max(...rows.map((row) => row.phases)) * PHASE + 2 * MARGIN
  const height = rows.length * (PHASE + MARGIN) + MARGIN
  const groups = rows.map((row, index) =>
    figureGroup(row, colorOf, { x: MARGIN, y: MARGIN + index * (PHASE + MARGIN), size: PHASE }),
  )
  const svg = pictureOf(width, height, colorOf, groups.join(''))
  mkdirSync(target, { recursive: true })
  const file = path.join(target, name)
  writeFileSync(`${file}.svg`, svg)
  writeFileSync(`${file}.png`, new Resvg(svg).render().asPng())
  const length = drawn.layers.reduce((sum, layer) => sum + layer.path.length, 0)
  console.log(`${file}.png and .svg, ${length} characters of paths`)
}

/** Draws a figure, or prints why it can't. */
function tryDraw(name: string): void {
  try {
    draw(name)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

if (names.length === 0) console.error('Name an exercise: npm run figure -- goblet-squat')
for (const name of names) tryDraw(name)
if (words.includes('--watch'))
  watch(folder, (_, file) => {
    const name = file?.replace(/\.json$/, '')
    if (name && names.includes(name)) tryDraw(name)
  })
