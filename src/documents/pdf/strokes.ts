import { CELL, type FigureLayer } from '../../exercises/model/figure'
import { colors } from './look'
import { rgb } from './operators'

/** How far the handles of a curve reach that is a quarter of a circle, in radii. */
const QUARTER = 0.5523

const short = (value: number) => String(Math.round(value * 100) / 100)

/** Draws a figure at a place on the page, one phase so wide and high. */
export function drawFigure(
  doc: PDFKit.PDFDocument,
  layers: readonly FigureLayer[],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const scale = Math.round((size / CELL) * 1e4) / 1e4
  const strokes = layers.map(
    ({ gear, width, path }) =>
      `${rgb(gear ? colors.hull : colors.ink)} RG ${width} w ${operatorsOf(path)} S`,
  )
  doc.addContent(
    `q ${scale} 0 0 ${scale} ${short(x)} ${short(y)} cm 1 J 1 j ${strokes.join(' ')} Q`,
  )
}

/**
 * Returns the path of a figure in the operators of ISO 32000-1, 8.5.2. Figures have straight strokes, dots
 * (`h.01`) and rings (two halves of a circle), and nothing else: see src/content/figure.
 */
export function operatorsOf(path: string): string {
  let [x, y] = [0, 0]
  const to = (operator: string, nextX: number, nextY: number) => {
    x = nextX
    y = nextY
    return `${short(x)} ${short(y)} ${operator}`
  }
  const operators = Array.from(
    path.matchAll(/([A-Za-z])([^A-Za-z]*)/g),
    ([, command, rest = '']) => {
      const [first = 0, second = 0, , , , across = 0] = (rest.match(/-?\d*\.?\d+/g) ?? []).map(
        Number,
      )
      if (command === 'M') return to('m', first, second)
      if (command === 'L') return to('l', first, second)
      if (command === 'H') return to('l', first, y)
      if (command === 'V') return to('l', x, first)
      if (command === 'h') return to('l', x + first, y)
      if (command === 'Z') return 'h'
      if (command === 'a') return halfCircle(across / 2)
      throw new Error(
        `A figure has the command ${command}, which a PDF cannot draw: see strokes.ts.`,
      )
    },
  )
  /** Half a circle around a center to the right, passing below it; with a negative radius, to the left and above. */
  function halfCircle(radius: number) {
    const reach = radius * QUARTER
    const middle = [x + radius, y + radius] as const
    const end = [x + 2 * radius, y] as const
    const curves = [
      [x, y + reach, middle[0] - reach, middle[1], ...middle],
      [middle[0] + reach, middle[1], end[0], end[1] + reach, ...end],
    ]
    x = end[0]
    return curves.map((curve) => `${curve.map(short).join(' ')} c`).join(' ')
  }
  return operators.join(' ')
}
