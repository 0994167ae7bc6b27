import { renderAsync } from '@resvg/resvg-js'
import { fitTitle, TITLE_LEADING, titleStyle, wrap } from './fit-title'
import { textOutlines } from './glyphs'
import { indexedPng } from './indexed-png'
import { canvas, colors, type TextStyle, titleArea } from './look'
import { brandMark, levelLadder } from './marks'

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
}

const { width, height, margin, waterline } = canvas
const brandStyle: TextStyle = { face: 'heading', size: 30, tracking: -0.01 }
const strongStyle: TextStyle = { face: 'bold', size: 36 }
const wordsStyle: TextStyle = { face: 'text', size: 30 }

/** How far words below the waterline may reach to the right: the mark stands there. */
const WORDS_WIDTH = 600

/** Draws the picture shown where a page is shared. The same texts give the same bytes. */
export async function previewImage(text: PreviewText): Promise<Buffer> {
  const picture = await renderAsync(previewSvg(text), { font: { loadSystemFonts: false } })
  return indexedPng(picture.pixels, canvas, Object.values(colors))
}

function previewSvg({ brand, title, strong, words, level = '' }: PreviewText): string {
  const ladder = levelLadder(level, 1072)
  const below = [
    ...(strong ? [{ line: strong, style: strongStyle }] : []),
    ...wrap(words.split(' '), wordsStyle, WORDS_WIDTH).map((line) => ({ line, style: wordsStyle })),
  ].slice(0, 3)
  const middle = (waterline + height) / 2
  const firstBaseline = middle - ((below.length - 1) * 46) / 2 + 11
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${colors.ink}"/>`,
    `<path d="M0 ${waterline}h${width}v${height}H0z" fill="${colors.hull}"/>`,
    brandMark(margin + 22, 72, 13.5, 4.5),
    textOutlines(brand, brandStyle, margin + 58, 83),
    ...titleOutlines(title),
    brandMark(ladder ? 902 : 982, waterline, 90, 12),
    ladder,
    ...below.map(({ line, style }, index) =>
      textOutlines(line, style, margin, firstBaseline + index * 46),
    ),
    '</svg>',
  ].join('')
}

/** The title between the brand's name and the mark. */
function titleOutlines(title: string): string[] {
  const { size, lines } = fitTitle(title)
  const leading = size * TITLE_LEADING
  // Capitals of the face are 0.69 em high: the block is centred by what one sees of it.
  const block = (lines.length - 1) * leading + size * 0.69
  const firstBaseline = titleArea.top + (titleArea.height - block) / 2 + size * 0.69
  return lines.map((line, index) =>
    textOutlines(line, titleStyle(size), margin, firstBaseline + index * leading),
  )
}
