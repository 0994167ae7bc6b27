import type { Drawing } from '../lib/drawing'

const shapeNames = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']
const drawn = new Set(['g', ...shapeNames])

/** What drawing programs write beside the shapes. */
const ignored = /<(title|desc|metadata|defs|sodipodi:\w+)\b[^>]*?(\/>|>[\s\S]*?<\/\1>)/g

const kept =
  /^(d|points|x|y|x1|x2|y1|y2|r|rx|ry|cx|cy|width|height|transform|style|opacity|(fill|stroke|clip)(-\w+)*)$/

const tag = /<(\/?)([a-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/gi
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Pages have the mark twice. */
const MAX_LENGTH = 4000

const attributesOf = (text: string) =>
  new Map(
    [...text.matchAll(attribute)].map(([, name = '', double, single]) => [
      name,
      (double ?? single ?? '').replace(/\s+/g, ' ').trim(),
    ]),
  )

const escaped = (text: string) => text.replace(/"/g, '&quot;').replace(/</g, '&lt;')

const advice = 'save it as plain SVG, with all shapes and letters as paths'

/** Reads the shapes of an SVG file, or says what to change in it. Never throws. */
export function readDrawing(text: string): { drawing: Drawing } | { mistake: string } {
  const svg = text
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/gi, '')
    .replace(ignored, '')
  const shapes: string[] = []
  const open: string[] = []
  let root: Map<string, string> | undefined
  for (const [, closing, name = '', written = '', alone] of svg.matchAll(tag)) {
    if (closing) {
      if (open.pop() !== name) return { mistake: `The drawing is cut off; ${advice}.` }
      if (name !== 'svg') shapes.push(`</${name}>`)
      continue
    }
    if (!alone) open.push(name)
    const attributes = attributesOf(written)
    if (name === 'svg' && !root) {
      root = attributes
      continue
    }
    if (!drawn.has(name))
      return { mistake: `The drawing has <${name}>, which pages do not show; ${advice}.` }
    const own = [...attributes].filter(([key]) => kept.test(key))
    const foreign = own.find(([, value]) => /url\(|@import/i.test(value))
    if (foreign)
      return { mistake: `The drawing has ${foreign[1]}, which pages do not show; ${advice}.` }
    shapes.push(
      `<${name}${own.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}${alone ? '/' : ''}>`,
    )
  }
  const box = root && boxOf(root)
  if (!root || open.length > 0 || svg.replace(tag, '').trim() || !shapes.length)
    return { mistake: `The file is not a drawing that pages can show; ${advice}.` }
  if (!box)
    return { mistake: 'The drawing has no size; give its <svg> a viewBox, such as "0 0 32 32".' }
  const inherited = [...root].filter(([key]) => /^(fill|stroke)/.test(key))
  const all = inherited.length
    ? `<g${inherited.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>${shapes.join('')}</g>`
    : shapes.join('')
  if (all.length > MAX_LENGTH)
    return {
      mistake: `The drawing has ${all.length.toLocaleString('en-US')} characters, and every page carries it; simplify it to ${MAX_LENGTH.toLocaleString('en-US')} or fewer.`,
    }
  const [, , width = 1, height = 1] = box
  return { drawing: { viewBox: box.join(' '), ratio: width / height, shapes: all } }
}

function boxOf(root: Map<string, string>): number[] | undefined {
  const viewBox = root
    .get('viewBox')
    ?.split(/[\s,]+/)
    .map(Number)
  const size = ['width', 'height'].map((side) => Number.parseFloat(root.get(side) ?? ''))
  const box = viewBox ?? [0, 0, ...size]
  const isWhole = box.length === 4 && box.every(Number.isFinite)
  return isWhole && (box[2] ?? 0) > 0 && (box[3] ?? 0) > 0 ? box : undefined
}

const colorIn = /(?:(?:fill|stroke)="|(?:fill|stroke):\s*)([^";]+)/g

/** The colors that a drawing names, without 'none' and the text's own. */
export const colorsIn = ({ shapes }: Drawing): string[] => [
  ...new Set(
    [...shapes.matchAll(colorIn)]
      .map(([, color = '']) => color.trim().toLowerCase())
      .filter((color) => !/^(none|currentcolor|inherit|transparent)$/.test(color)),
  ),
]

/** A drawing in one color takes the text's, so that it can be seen on dark and on light. */
export function inTextColor(drawing: Drawing): Drawing {
  const colors = colorsIn(drawing)
  if (colors.length !== 1) return drawing
  const shapes = drawing.shapes.replace(colorIn, (whole, color: string) =>
    color.trim().toLowerCase() === colors[0] ? whole.replace(color, 'currentColor') : whole,
  )
  return { ...drawing, shapes }
}
