import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { textOutlines } from '../../../packages/tagged-pdf'
import type { PublishedSettings } from '../../content/published-content'
import { colors } from '../colors'
import { markSvg } from './mark-svg'

type Brand = Pick<PublishedSettings, 'name' | 'mark' | 'icon' | 'loadLine'>

/** Width and height of the drawing. */
const SIZE = 32

/** Phones crop icons to a circle of four fifths; a mark in this square stays whole. */
const SAFE = { x: 6.5, y: 6.5, width: 19, height: 19 }

/** The icon's drawing: the brand's own, else its mark or the first letter of its name on a field. */
function iconShapes({ name, mark, icon, loadLine }: Brand): string {
  const field = (color: string, y: number) =>
    `<path fill="${color}" d="M0 ${y}h${SIZE}v${SIZE - y}H0z"/>`
  if (icon) {
    return (
      field(colors.ink, 0) + markSvg(icon, { x: 0, y: 0, width: SIZE, height: SIZE }, colors.paper)
    )
  }
  const ground = loadLine
    ? field(colors.ink, 0) + field(colors.hull, SIZE / 2)
    : field(colors.hull, 0)
  return ground + (mark ? markSvg(mark, SAFE, colors.paper) : letter(name))
}

/** Capitals are 0.69 em high, and about as wide. */
function letter(name: string): string {
  const size = 22
  const style = { face: 'heading', size, leading: size, color: colors.paper } as const
  const [first = ''] = [...name.toUpperCase()]
  return textOutlines(first, style, SIZE / 2 - size * 0.38, SIZE / 2 + size * 0.345)
}

const svgOf = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${shapes}</svg>`

/** The icon of a tab, with round corners. */
const favicon = (shapes: string) =>
  `${svgOf(`<clipPath id="c"><rect width="${SIZE}" height="${SIZE}" rx="3"/></clipPath><g clip-path="url(#c)">${shapes}</g>`)}\n`

async function png(svg: string, width: number): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
  return sharp(picture.asPng()).png({ palette: true, dither: 0 }).toBuffer()
}

/** Sizes of the icons by name. Home screens show all but the first two. */
const iconSizes = {
  'icon-192': 192,
  'icon-512': 512,
  'icon-maskable-512': 512,
  'apple-touch-icon': 180,
} as const

/** Draws the icons of tabs and home screens into the folder to publish. */
export async function writeIcons(publicFolder: string, brand: Brand): Promise<void> {
  const shapes = iconShapes(brand)
  await mkdir(publicFolder, { recursive: true })
  await writeFile(path.join(publicFolder, 'favicon.svg'), favicon(shapes))
  for (const [name, size] of Object.entries(iconSizes)) {
    await writeFile(path.join(publicFolder, `${name}.png`), await png(svgOf(shapes), size))
  }
}
