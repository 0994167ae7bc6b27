import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import {
  type DrawnFigure,
  drawFault,
  drawPoses,
  faultBeside,
  figureGroup,
  pictureOf,
  sideBySide,
} from '../../packages/figures'
import { textOutlines } from '../../packages/tagged-pdf'
import { checkContent } from '../../src/content/check'
import { patterns } from '../../src/lib/vocabulary'
import { colorSchemes } from './tokens'

/** Pixels per phase, for the name below it, between figures, and for the sheet's width. */
const PHASE = 72
const NAME = 20
const GAP = 14
const WIDTH = 1240

interface Drawn extends DrawnFigure {
  title: string
}

/** The exercises with a figure, by movement pattern. */
function drawnExercises(folder: string): Drawn[] {
  const { content } = checkContent(folder)
  return content.exercises
    .toSorted((a, b) => patterns.indexOf(a.pattern) - patterns.indexOf(b.pattern))
    .flatMap(({ title, figure }) => {
      if (!figure) return []
      const { phases, strokes } = drawPoses(figure)
      return [{ title, phases, layers: sideBySide(strokes) }]
    })
}

function sheet(exercises: readonly Drawn[], colorOf: (token: string) => string): string {
  const ink = colorOf('ink')
  let x = GAP
  let y = GAP
  let drawing = ''
  for (const drawn of exercises) {
    const { title, phases } = drawn
    const width = phases * PHASE
    if (x + width > WIDTH) {
      x = GAP
      y += PHASE + NAME + GAP
    }
    drawing += figureGroup(drawn, colorOf, { x, y, size: PHASE })
    drawing += textOutlines(
      title,
      { face: 'text', size: 8, leading: 10, color: ink },
      x,
      y + PHASE + 11,
    )
    x += width + GAP
  }
  const height = y + PHASE + NAME + GAP
  return pictureOf(WIDTH, height, colorOf, drawing)
}

/** The drawn faults, each with its exercise. */
function drawnFaults(folder: string): Drawn[] {
  const { content } = checkContent(folder)
  return content.exercises.flatMap(({ title, figure, mistakes }) =>
    mistakes.flatMap(({ figure: fault }) =>
      figure && fault ? { title, ...faultBeside(drawFault(figure, fault)) } : [],
    ),
  )
}

/** Draws all figures on one sheet, and all faults on another, light and dark, into docs/figures. */
export async function drawSheets(folder: string): Promise<void> {
  const sheets = { '': drawnExercises(folder), 'faults-': drawnFaults(folder) }
  for (const [what, drawings] of Object.entries(sheets))
    for (const [name, colorOf] of Object.entries(colorSchemes())) {
      const picture = new Resvg(sheet(drawings, colorOf)).render().asPng()
      const png = await sharp(picture).png({ palette: true, colors: 32, effort: 10 }).toBuffer()
      const file = path.resolve('docs/figures', `${what}${name}.png`)
      writeFileSync(file, png)
      console.log(`${drawings.length} figures: ${path.relative('.', file)}, ${png.length} bytes`)
    }
}
