import { colors } from '../../lib/colors'
import { breakLines } from '../../typeface/break-lines'
import { widthOf } from '../../typeface/faces'
import { textOutlines } from '../../typeface/outlines'
import type { TextStyle } from '../../typeface/text-style'
import { fitTitle } from './fit-title'
import { copyOf, type IndexedPicture, indexedPicture, paste } from './indexed-picture'
import { indexedPng } from './indexed-png'
import { loadLine } from './load-line'
import { canvas, styles, titleArea, titleStyle } from './look'
import { brandMark, levelLadder } from './marks'
import { drawn, type Part } from './part'

/** What a preview image says. */
export interface PreviewText {
  /** The brand's name, small at the top. */
  brand: string
  title: string
  /** Below the waterline: one strong line, and words that may take several. */
  strong?: string
  words: string
  /** A plan's level, drawn as the mark it is loaded to. */
  level?: string
  /** A plan's weekly load, drawn as its load line. */
  loads?: readonly number[]
}

const { width, height, margin, waterline } = canvas

/** How far words below the waterline may reach to the right: the mark stands there. */
const WORDS_WIDTH = 600

/** Draws the picture shown where a page is shared. The same texts give the same bytes. */
export async function previewImage(text: PreviewText): Promise<Buffer> {
  const picture = copyOf(await ground(text))
  for (const part of [loadLine(text.loads ?? []), title(text), facts(text)]) {
    if (part) paste(picture, await drawn(part), part.box, part.background)
  }
  return indexedPng(picture)
}

const grounds = new Map<string, Promise<IndexedPicture>>()

/**
 * What many pictures have in common: sea, mark, brand and ladder. Drawn once; a picture of its own
 * would take most of its time for areas of one color.
 */
function ground({ brand, level = '' }: PreviewText): Promise<IndexedPicture> {
  const key = JSON.stringify([brand, level])
  const known = grounds.get(key)
  if (known) return known
  const made = drawnGround(brand, level)
  grounds.set(key, made)
  return made
}

async function drawnGround(brand: string, level: string): Promise<IndexedPicture> {
  const ladder = levelLadder(level, 1072)
  const pixels = await drawn({
    box: { left: 0, top: 0, width, height },
    background: colors.ink,
    shapes: [
      `<path d="M0 ${waterline}h${width}v${height}H0z" fill="${colors.hull}"/>`,
      brandMark(margin + 26, 62, { radius: 11.4, reach: 26, thickness: 3.6 }),
      textOutlines(brand, styles.brand, margin + 66, 73),
      brandMark(ladder ? 902 : 982, waterline, { radius: 90, reach: 144, thickness: 12 }),
      ladder,
    ],
  })
  return indexedPicture(pixels, canvas, Object.values(colors))
}

/** The title between the brand's name and the mark. */
function title(text: PreviewText): Part | undefined {
  const { size, lines } = fitTitle(text.title)
  const style = titleStyle(size)
  // The face's capitals are 0.69 em high: the block is centered by what is visible of it.
  const block = (lines.length - 1) * style.leading + size * 0.69
  const firstBaseline = titleArea.top + (titleArea.height - block) / 2 + size * 0.69
  // Letters start a little right of where they are set, and large ones would look indented.
  const left = margin - size * 0.03
  return textPart(
    lines.map((line) => ({ line, style })),
    { left, firstBaseline, leading: style.leading },
    colors.ink,
  )
}

/** The lines below the waterline, to the left of the mark. */
function facts({ strong, words }: PreviewText): Part | undefined {
  const lines = [
    ...(strong ? [{ line: strong, style: styles.strong }] : []),
    ...breakLines(words, styles.words, WORDS_WIDTH).map((line) => ({
      line: line.trimEnd(),
      style: styles.words,
    })),
  ].slice(0, 3)
  const { leading } = styles.words
  const middle = (waterline + height) / 2
  const firstBaseline = middle - ((lines.length - 1) * leading) / 2 + 11
  return textPart(lines, { left: margin, firstBaseline, leading }, colors.hull)
}

/** How far letters reach above and below their baseline, accents and cedillas too, in em. */
const ASCENT = 1.15
const DESCENT = 0.45

/** Lines of text in a box that holds all their letters reach. */
function textPart(
  lines: { line: string; style: TextStyle }[],
  { left, firstBaseline, leading }: { left: number; firstBaseline: number; leading: number },
  background: string,
): Part | undefined {
  const size = Math.max(...lines.map(({ style }) => style.size))
  const textWidth = Math.max(...lines.map(({ line, style }) => widthOf(line, style)))
  if (!(textWidth > 0)) return undefined
  const lastBaseline = firstBaseline + (lines.length - 1) * leading
  const start = Math.floor(left - size * 0.1)
  const end = Math.min(Math.ceil(left + textWidth + size * 0.1), width)
  const top = Math.floor(firstBaseline - size * ASCENT)
  const bottom = Math.ceil(lastBaseline + size * DESCENT)
  return {
    box: { left: start, top, width: end - start, height: bottom - top },
    background,
    shapes: lines.map(({ line, style }, index) =>
      textOutlines(line, style, left, firstBaseline + index * leading),
    ),
  }
}
