import { Resvg } from '@resvg/resvg-js'
import type { Drawing } from '../../lib/drawing'
import { markSvg } from './mark-svg'

/** One path of a drawing, for what draws paths alone. */
interface MarkPath {
  d: string
  fill: string | undefined
  stroke: string | undefined
  strokeWidth: number
  /** SVG's six numbers, from the path to a box of height 1. */
  matrices: number[][]
}

const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

const numbersIn = (text: string) => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)

/** The height that a drawing is simplified at: its numbers have few digits. */
const HEIGHT = 100

/** Takes a drawing apart into paths, in a box of height 1. */
export function markPaths(drawing: Drawing, color: string): MarkPath[] {
  const width = HEIGHT * drawing.ratio
  const box = { x: 0, y: 0, width, height: HEIGHT }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">${markSvg(drawing, box, color)}</svg>`
  const simple = new Resvg(svg, { font: { loadSystemFonts: false } }).toString()
  const paths: MarkPath[] = []
  const groups: number[][][] = [[[1 / HEIGHT, 0, 0, 1 / HEIGHT, 0, 0]]]
  for (const [tag] of simple.matchAll(/<\/?(?:g|path)\b[^>]*>/g)) {
    if (tag.startsWith('</')) {
      groups.pop()
      continue
    }
    const transform = attributeOf(tag, 'transform')
    const matrices = [...(groups.at(-1) ?? []), ...(transform ? [numbersIn(transform)] : [])]
    if (tag.startsWith('<g')) {
      groups.push(matrices)
      continue
    }
    const shown = (name: string) => {
      const paint = attributeOf(tag, name) ?? 'none'
      return paint === 'none' ? undefined : paint
    }
    paths.push({
      d: attributeOf(tag, 'd') ?? '',
      fill: shown('fill'),
      stroke: shown('stroke'),
      strokeWidth: Number(attributeOf(tag, 'stroke-width') ?? 1),
      matrices,
    })
  }
  return paths
}
