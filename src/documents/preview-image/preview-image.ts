import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { TextStyle } from '../../../packages/tagged-pdf'
import { breakLines, textOutlines } from '../../../packages/tagged-pdf'
import type { Drawing } from '../../lib/drawing'
import { markSvg } from '../brand/mark-svg'
import { colors } from '../colors'
import { fitTitle } from './fit-title'
import { loadLineSvg } from './load-line-svg'
import { levelLadder, loadLineMark } from './marks'
import { canvas, styles, titleArea, titleStyle } from './theme'

export interface PreviewText {
  /** Shown small at the top. */
  brand: string
  mark?: Drawing | undefined
  /** Draws a ship's load line below the title; otherwise the mark. */
  loadLine: boolean
  title: string
  /** Below the waterline, one bold line, then text that may wrap. */
  strong?: string
  words: string
  /** A plan's level, drawn on the ladder beside the mark. */
  level?: string
  /** A plan's weekly load. */
  loads?: readonly number[]
}

const { width, height, margin, waterline } = canvas

/** Width of the text below the waterline, up to the mark. */
const WORDS_WIDTH = 600

/** Where the drawing of a load line begins, on which a plan's weekly load ends. */
const LOAD_LINE_LEFT = 755
const SMALL_MARK = { x: margin, y: 47.6, width: 200, height: 28.8 }
/** Below the waterline, right of the words. */
const LARGE_MARK = {
  x: width - margin - 360,
  y: waterline + 34,
  width: 360,
  height: height - waterline - 68,
}

/** Draws a preview image as PNG. The same text gives the same bytes. */
export async function previewImage(text: PreviewText): Promise<Buffer> {
  const { brand, mark, loads = [] } = text
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${colors.ink}"/>`,
    `<path d="M0 ${waterline}h${width}v${height}H0z" fill="${colors.hull}"/>`,
    loadLineSvg(loads, text.loadLine ? LOAD_LINE_LEFT : width),
    mark ? markSvg(mark, SMALL_MARK, colors.paper, 'xMinYMid') : '',
    textOutlines(
      brand,
      styles.brand,
      mark ? margin + SMALL_MARK.height * mark.ratio + 13 : margin,
      73,
    ),
    text.loadLine ? loadLinePicture(text.level) : largeMark(mark),
    titleOutlines(text),
    factOutlines(text),
    '</svg>',
  ]
  const { pixels } = await renderAsync(svg.join(''), { font: { loadSystemFonts: false } })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** A ship's load line across the waterline, with the ladder of levels. */
function loadLinePicture(level = ''): string {
  const ladder = levelLadder(level, 1072)
  const size = { radius: 90, reach: 144, thickness: 12 }
  return loadLineMark(ladder ? 902 : 982, waterline, size) + ladder
}

const largeMark = (mark: Drawing | undefined) =>
  mark ? markSvg(mark, LARGE_MARK, colors.paper, 'xMaxYMid') : ''

function titleOutlines(text: PreviewText): string {
  const { size, lines } = fitTitle(text.title)
  const style = titleStyle(size)
  // Center the block by its visible height. Capitals are 0.69 em high.
  const blockHeight = (lines.length - 1) * style.leading + size * 0.69
  const firstBaseline = titleArea.top + (titleArea.height - blockHeight) / 2 + size * 0.69
  // Offset the letters' side bearing, which would indent large titles.
  const left = margin - size * 0.03
  return textLines(
    lines.map((line) => ({ line, style })),
    { left, firstBaseline, leading: style.leading },
  )
}

/** Draws the lines below the waterline, left of the mark. */
function factOutlines({ strong, words }: PreviewText): string {
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
  return textLines(lines, { left: margin, firstBaseline, leading })
}

function textLines(
  lines: { line: string; style: TextStyle }[],
  { left, firstBaseline, leading }: { left: number; firstBaseline: number; leading: number },
): string {
  return lines
    .map(({ line, style }, index) =>
      textOutlines(line, style, left, firstBaseline + index * leading),
    )
    .join('')
}
