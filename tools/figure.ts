import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { z } from 'zod'
import { drawFault } from '../src/content/figure/draw-fault'
import { drawPoses } from '../src/content/figure/draw-poses'
import { judgeFault } from '../src/content/figure/judge-fault'
import { judgePoses } from '../src/content/figure/judge-poses'
import type { PoseMistake } from '../src/content/figure/pose-mistake'
import { contentFolder } from '../src/content/folder'
import { type FieldPath, fieldName } from '../src/content/messages/field-path'
import { exerciseSchema } from '../src/content/schema/exercise'
import { figureSchema } from '../src/exercises/model/figure/language'
import { sideBySide } from '../src/exercises/model/figure/strokes'
import { faultBeside, figureGroup, pictureOf } from './lib/figure-drawing'
import { drawSheets } from './lib/figure-sheet'
import { colorSchemes } from './lib/tokens'

/**
 * Draws figures and faults while you write them: npm run figure -- goblet-squat (or several ids), --watch to
 * redraw on save, --sheet for docs/figures with all of them.
 */

/** Pixels per phase, and its margin. */
const PHASE = 320
const MARGIN = 20
const folder = path.join(os.tmpdir(), 'figures')

function draw(id: string): void {
  const file = path.join(contentFolder(), 'exercises', `${id}.json`)
  const read = z
    .object({ figure: figureSchema, mistakes: exerciseSchema.shape.mistakes })
    .safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${id}: ${z.prettifyError(read.error)}`)
  const { figure, mistakes } = read.data
  const report = (at: FieldPath, found: readonly PoseMistake[]) => {
    for (const { path: field, message } of found)
      console.log(`${id}.json ${fieldName([...at, ...field])}: ${message}`)
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
  const { light } = colorSchemes()
  const groups = rows.map((row, index) =>
    figureGroup(row, light, { x: MARGIN, y: MARGIN + index * (PHASE + MARGIN), size: PHASE }),
  )
  const svg = pictureOf(width, height, light, groups.join(''))
  mkdirSync(folder, { recursive: true })
  const target = path.join(folder, id)
  writeFileSync(`${target}.svg`, svg)
  writeFileSync(`${target}.png`, new Resvg(svg).render().asPng())
  const bytes = drawn.layers.reduce((sum, { path: { length } }) => sum + length, 0)
  console.log(`${target}.png and .svg, ${bytes} characters of paths`)
}

/** Draws a figure, or prints why it can't. */
function tryDraw(id: string): void {
  try {
    draw(id)
  } catch (error) {
    printFailure(error as Error)
  }
}

function printFailure({ message }: Error): void {
  console.error(message)
  process.exitCode = 1
}

const words = process.argv.slice(2)
const ids = words.filter((word) => !word.startsWith('--'))
if (words.includes('--sheet')) drawSheets(contentFolder()).catch(printFailure)
else if (ids.length === 0) console.error('Name an exercise: npm run figure -- goblet-squat')
for (const id of ids) tryDraw(id)
if (words.includes('--watch'))
  watch(path.join(contentFolder(), 'exercises'), (_, name) => {
    const id = name?.replace(/\.json$/, '')
    if (id && ids.includes(id)) tryDraw(id)
  })
