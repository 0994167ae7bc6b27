import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { z } from 'zod'
import { fieldName } from '../src/content/field-path'
import { drawPoses } from '../src/content/figure/draw-poses'
import { judgePoses } from '../src/content/figure/judge-poses'
import { contentFolder } from '../src/content/folder'
import { figureSchema } from '../src/content/schema/figure'
import { besideEachOther } from '../src/exercises/model/figure/strokes'
import { figureGroup, pictureOf } from './lib/figure-drawing'
import { drawSheets } from './lib/figure-sheet'
import { colorSchemes } from './lib/tokens'

/**
 * Draws the figures of exercises while one writes them: npm run figure -- goblet-squat, several ids for
 * several, --watch to draw at every save, --sheet for docs/figures with all of them.
 */

/** Pixels for one phase, and around it. */
const PHASE = 320
const MARGIN = 20
const folder = path.join(os.tmpdir(), 'figures')

function draw(id: string): void {
  const file = path.join(contentFolder(), 'exercises', `${id}.json`)
  const { figure } = JSON.parse(readFileSync(file, 'utf8')) as { figure?: unknown }
  const read = figureSchema.safeParse(figure)
  if (!read.success) throw new Error(`${id}: ${z.prettifyError(read.error)}`)
  for (const { path: field, message } of judgePoses(read.data))
    console.log(`${id}.json ${fieldName(['figure', ...field])}: ${message}`)
  const { phases, strokes } = drawPoses(read.data)
  const drawn = { phases, layers: besideEachOther(strokes) }
  const [width, height] = [phases * PHASE + 2 * MARGIN, PHASE + 2 * MARGIN]
  const place = { x: MARGIN, y: MARGIN, size: PHASE }
  const { light } = colorSchemes()
  const svg = pictureOf(width, height, light, figureGroup(drawn, light, place))
  mkdirSync(folder, { recursive: true })
  const target = path.join(folder, id)
  writeFileSync(`${target}.svg`, svg)
  writeFileSync(`${target}.png`, new Resvg(svg).render().asPng())
  const bytes = drawn.layers.reduce((sum, { path: { length } }) => sum + length, 0)
  console.log(`${target}.png and .svg, ${bytes} characters of paths`)
}

/** Draws a figure, or says why it cannot be. */
function tryDraw(id: string): void {
  try {
    draw(id)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

const words = process.argv.slice(2)
const ids = words.filter((word) => !word.startsWith('--'))
if (words.includes('--sheet')) drawSheets(contentFolder())
else if (ids.length === 0) console.error('Say which: npm run figure -- goblet-squat')
for (const id of ids) tryDraw(id)
if (words.includes('--watch'))
  watch(path.join(contentFolder(), 'exercises'), (_, name) => {
    const id = name?.replace(/\.json$/, '')
    if (id && ids.includes(id)) tryDraw(id)
  })
