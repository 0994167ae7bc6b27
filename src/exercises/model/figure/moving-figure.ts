import type { FigureStroke } from './strokes'

/** Returns the letters of a path: what it draws, without where. */
const letters = (path: string) => path.replace(/[^a-z]+/gi, '')

/** Returns a path with its horizontal and vertical lines written as lines to a point. */
function withPlainLines(path: string): string {
  let [x, y] = ['', '']
  return path.replace(/([MLHV])(-?[\d.]+)(?: (-?[\d.]+))?/g, (_, command, first, second) => {
    if (command !== 'V') x = first
    if (command !== 'H') y = command === 'V' ? first : second
    return `${command === 'M' ? 'M' : 'L'}${x} ${y}`
  })
}

/**
 * Returns a figure's strokes so that style sheets can move one phase into the next: in each, the paths of
 * all phases have the same letters. Returns null where the phases are drawn too differently for that.
 */
export function movingStrokes(strokes: readonly FigureStroke[]): FigureStroke[] | null {
  const moving = strokes.map((stroke) =>
    isAlike(stroke) ? stroke : { ...stroke, paths: stroke.paths.map(withPlainLines) },
  )
  return moving.every(isAlike) ? moving : null
}

const isAlike = ({ tone, paths }: FigureStroke) =>
  tone === 'sign' || paths.every((path) => letters(path) === letters(paths[0] ?? ''))
