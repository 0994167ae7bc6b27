import { renderAsync } from '@resvg/resvg-js'
import { fitTitle, wrap } from './fit-title'
import { textOutlines } from './glyphs'
import { indexedPng } from './indexed-png'
import { canvas, colors, styles, titleArea, titleStyle } from './look'
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
    ...(strong ? [{ line: strong, style: styles.strong }] : []),
    ...wrap(words.split(' '), styles.words, WORDS_WIDTH).map((line) => ({
      line,
      style: styles.words,
    })),
  ].slice(0, 3)
  const middle = (waterline + height) / 2
  const firstBaseline = middle - ((below.length - 1) * styles.words.leading) / 2 + 11
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="${colors.ink}"/>`,
    `<path d="M0 ${waterline}h${width}v${height}H0z" fill="${colors.hull}"/>`,
    brandMark(margin + 26, 62, { radius: 11.4, reach: 26, thickness: 3.6 }),
    textOutlines(brand, styles.brand, margin + 66, 73),
    ...titleOutlines(title),
    brandMark(ladder ? 902 : 982, waterline, { radius: 90, reach: 144, thickness: 12 }),
    ladder,
    ...below.map(({ line, style }, index) =>
      textOutlines(line, style, margin, firstBaseline + index * style.leading),
    ),
    '</svg>',
  ].join('')
}

/** The title between the brand's name and the mark. */
function titleOutlines(title: string): string[] {
  const { size, lines } = fitTitle(title)
  const style = titleStyle(size)
  // Capitals of the face are 0.69 em high: the block is centred by what one sees of it.
  const block = (lines.length - 1) * style.leading + size * 0.69
  const firstBaseline = titleArea.top + (titleArea.height - block) / 2 + size * 0.69
  // Letters start a little right of where they are set, and large ones would look indented.
  const left = margin - size * 0.03
  return lines.map((line, index) =>
    textOutlines(line, style, left, firstBaseline + index * style.leading),
  )
}
