import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { checkContent } from '../src/content/check'
import { parseFigure } from '../src/content/figure/parse-figure'
import { contentFolder } from '../src/content/folder'
import type { Exercise } from '../src/content/schema/exercise'
import { textOutlines } from '../src/documents/typeface/outlines'
import {
  besideEachOther,
  CELL,
  type FigureLayer,
  figureStrokes,
} from '../src/exercises/model/figure'
import { patterns } from '../src/lib/vocabulary'
import { colorSchemes } from './lib/tokens'

/**
 * Draws all figures on one sheet, light and dark, into docs/figures: npm run figures. Look at it
 * after drawing a figure: would someone who has never seen the exercise know what to do?
 */

/** Pixels for one phase, for the name below it, between figures, and for the whole sheet. */
const PHASE = 72
const NAME = 20
const GAP = 14
const WIDTH = 1240

interface Drawn {
  title: string
  phases: number
  layers: FigureLayer[]
}

/** The exercises that have a figure, by kind of movement. */
function drawnExercises(folder: string): Drawn[] {
  const { content } = checkContent(folder)
  return content.exercises
    .toSorted((a, b) => patterns.indexOf(a.pattern) - patterns.indexOf(b.pattern))
    .flatMap((exercise: Exercise) => {
      try {
        const svg = readFileSync(path.join(folder, 'exercises', `${exercise.id}.svg`), 'utf8')
        const { figure } = parseFigure(svg)
        const layers = besideEachOther(figureStrokes(figure))
        return { title: exercise.title, phases: figure.phases.length, layers }
      } catch {
        return []
      }
    })
}

function sheet(exercises: readonly Drawn[], colorOf: (token: string) => string): string {
  const ink = colorOf('ink')
  let x = GAP
  let y = GAP
  let drawing = ''
  for (const { title, phases, layers } of exercises) {
    const width = phases * PHASE
    if (x + width > WIDTH) {
      x = GAP
      y += PHASE + NAME + GAP
    }
    const strokes = layers.map(
      (layer) =>
        `<path d="${layer.path}" stroke-width="${layer.width}" stroke="${layer.gear ? colorOf('hull') : ink}"/>`,
    )
    drawing += `<g transform="translate(${x} ${y}) scale(${PHASE / CELL})" fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
    drawing += textOutlines(
      title,
      { face: 'text', size: 8, leading: 10, color: ink },
      x,
      y + PHASE + 11,
    )
    x += width + GAP
  }
  const height = y + PHASE + NAME + GAP
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="${colorOf('surface')}"/>${drawing}</svg>`
}

async function main(): Promise<void> {
  const exercises = drawnExercises(contentFolder())
  for (const [name, colorOf] of Object.entries(colorSchemes())) {
    const picture = new Resvg(sheet(exercises, colorOf)).render().asPng()
    const png = await sharp(picture).png({ palette: true, colors: 24, effort: 10 }).toBuffer()
    const file = path.resolve('docs/figures', `${name}.png`)
    writeFileSync(file, png)
    console.log(`${exercises.length} figures: ${path.relative('.', file)}, ${png.length} bytes`)
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
