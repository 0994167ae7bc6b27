import {
  CELL,
  type Figure,
  type FigurePart,
  type FigureShape,
  figureParts,
} from '../../exercises/model/figure/strokes'
import { colors } from '../../lib/colors'
import { count, either, found } from '../wording'
import { type Attributes, type Tag, tagsOf } from './figure-tags'
import { pathMistake, pointMistake } from './grid'

/** A sentence about a figure, and the line of its file. */
export interface FigureMistake {
  line: number
  message: string
}

/** A shape with what its class says it is. */
interface ParsedShape extends FigureShape {
  part: FigurePart
}

const toneOf = (part: FigurePart) => (part === 'gear' ? 'gear' : 'ink')

/** How wide the strokes of each part are, and the only color they may have in the file. */
const widths = { floor: 3, behind: 7, body: 11, gear: 6 } as const
const HEAD = 10
const colorOf = (part: FigurePart) => (part === 'gear' ? colors.hull : 'currentColor')

/** What the groups of a figure are called, by their number. */
const phaseNames: Record<number, string[]> = { 2: ['start', 'end'], 3: ['start', 'middle', 'end'] }

/** Most bytes of one file: a page has up to thirty figures. */
const LARGEST = 3000

const allowed: Record<string, string[]> = {
  svg: ['xmlns', 'viewBox', 'fill', 'stroke-linecap', 'stroke-linejoin'],
  g: ['id', 'transform'],
  path: ['class', 'stroke', 'stroke-width', 'd'],
  circle: ['class', 'fill', 'stroke', 'stroke-width', 'cx', 'cy', 'r'],
}

const frame: Attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  fill: 'none',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
}

/**
 * Reads the figure of an exercise. Returns what it draws, and what is wrong with the file: a figure has
 * nothing but strokes on the grid, in the widths and colors that all figures share. Never throws.
 */
export function parseFigure(svg: string): { figure: Figure; mistakes: FigureMistake[] } {
  const mistakes: FigureMistake[] = []
  const phases: ParsedShape[][] = []
  const groups: string[] = []
  const tags = tagsOf(svg)
  let svgs = 0
  for (const tag of tags) {
    const { name, line, attributes } = tag
    const note = (message: string | undefined) => message && mistakes.push({ line, message })
    const known = allowed[name]
    if (!known) {
      note(`Found ${found(tag.text)}; a figure has only the elements svg, g, path and circle.`)
      continue
    }
    const unknown = Object.keys(attributes).find((attribute) => !known.includes(attribute))
    if (unknown)
      note(`Found the attribute ${found(unknown)}; a <${name}> has only ${known.join(', ')}.`)
    if (name === 'svg') {
      svgs++
      note(frameMistake(attributes))
    } else if (name === 'g') {
      note(groupMistake(attributes, phases.length))
      groups.push(attributes.id ?? '')
      phases.push([])
    } else if (!unknown) {
      const phase = phases.at(-1)
      const read = phase ? shapeOf(tag) : 'The shape is in no group; put it into start or end.'
      if (typeof read === 'string') note(read)
      else phase?.push(read)
    }
  }
  if (svgs === 1)
    mistakes.push(...wholeMistakes(svg, tags, groups, mistakes.length > 0 ? [] : phases))
  else mistakes.push({ line: 1, message: 'The file is not a figure; write it as one <svg …>.' })
  return { figure: { phases }, mistakes }
}

function frameMistake(attributes: Attributes): string | undefined {
  const wrong = Object.entries(frame).find(([name, value]) => attributes[name] !== value)
  return (
    wrong && `Found ${found(attributes[wrong[0]])} for ${wrong[0]}; write ${wrong.join('="')}".`
  )
}

function groupMistake({ transform }: Attributes, before: number): string | undefined {
  const wanted = before === 0 ? undefined : `translate(${before * CELL})`
  if (transform === wanted) return undefined
  return `Found ${found(transform)} for transform; each phase starts ${CELL} right of the one before it, so ${wanted ? `write "${wanted}"` : 'leave it out in the first'}.`
}

/** What is wrong with the file as a whole, once its shapes are known. */
function wholeMistakes(
  svg: string,
  [first]: Tag[],
  groups: string[],
  phases: ParsedShape[][],
): FigureMistake[] {
  const messages: (string | undefined)[] = []
  const names = phaseNames[groups.length]
  if (!names || names.some((name, index) => name !== groups[index]))
    messages.push(
      `Found the groups ${groups.join(', ') || '(none)'}; a figure has start and end, or start, middle and end.`,
    )
  else {
    const box = `0 0 ${CELL * names.length} ${CELL}`
    if (first?.attributes.viewBox !== box)
      messages.push(
        `Found ${found(first?.attributes.viewBox)} for viewBox; ${count(names.length, 'phase')} take "${box}".`,
      )
    if (phases.some((shapes) => !shapes.some(({ part }) => part === 'body')))
      messages.push('A phase has no person in it; draw at least one path with the class body.')
  }
  if (svg.length > LARGEST)
    messages.push(
      `Found ${svg.length} characters; at most ${LARGEST} are allowed, so draw with fewer strokes.`,
    )
  return messages.flatMap((message) => (message ? { line: first?.line ?? 1, message } : []))
}

/** Reads a path or circle. Returns a sentence where it breaks a rule. */
function shapeOf({ name, attributes }: Tag): ParsedShape | string {
  const part = figureParts.find((known) => known === attributes.class)
  if (!part)
    return `Found ${found(attributes.class)} for class; allowed are ${either(figureParts)}.`
  const isDot = name === 'circle' && (part === 'head' || attributes.stroke === 'none')
  const paint = isDot ? 'fill' : 'stroke'
  if (attributes[paint] !== colorOf(part))
    return `Found ${found(attributes[paint])} for ${paint}; ${part} has "${colorOf(part)}".`
  return name === 'path' ? lineOf(part, attributes) : circleOf(part, attributes, isDot)
}

function lineOf(part: FigurePart, attributes: Attributes): ParsedShape | string {
  if (part === 'head') return 'A head is a circle; write <circle class="head" …>.'
  const width = widths[part]
  if (attributes['stroke-width'] !== String(width))
    return `Found ${found(attributes['stroke-width'])} for stroke-width; ${part} has "${width}".`
  const { d = '' } = attributes
  return pathMistake(d) ?? { part, tone: toneOf(part), width, path: d }
}

function circleOf(part: FigurePart, attributes: Attributes, isDot: boolean): ParsedShape | string {
  const { cx = '', cy = '', r = '' } = attributes
  if (part !== 'head' && part !== 'gear')
    return `A circle is a head or gear; draw ${part} as a path.`
  if (part === 'head' && r !== String(HEAD))
    return `Found ${found(r)} for r; all heads have the radius ${HEAD}.`
  const mistake = pointMistake(cx, cy) ?? pointMistake(r, '0')
  if (mistake) return mistake
  if (isDot) return { part, tone: toneOf(part), width: 2 * Number(r), path: `M${cx} ${cy}h.01` }
  if (attributes['stroke-width'] !== String(widths.gear))
    return `Found ${found(attributes['stroke-width'])} for stroke-width; gear has "${widths.gear}".`
  const across = 2 * Number(r)
  const half = (to: number) => `a${r} ${r} 0 1 0 ${to} 0`
  const left = Math.round((Number(cx) - Number(r)) * 10) / 10
  return {
    part,
    tone: toneOf(part),
    width: widths.gear,
    path: `M${left} ${cy}${half(across)}${half(-across)}`,
  }
}
