import { mkdirSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { brandMark } from '../src/documents/preview-image/marks'
import { colors } from '../src/lib/colors'

/**
 * Draws the site's icons from the brand mark, into `static`. Run once with `npx tsx tools/make-icons.ts`. The
 * results are committed; builds never run it.
 */

/** Width and height of the drawing. */
const SIZE = 32
const MIDDLE = SIZE / 2

/** The mark on the waterline, ink above and hull red below. Its line spans the icon. */
function iconSvg(radius: number, thickness: number, corner = 0): string {
  const shape = corner
    ? `<clipPath id="c"><rect width="${SIZE}" height="${SIZE}" rx="${corner}"/></clipPath>`
    : ''
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${shape}`,
    corner ? '<g clip-path="url(#c)">' : '<g>',
    `<path fill="${colors.ink}" d="M0 0h${SIZE}v${MIDDLE}H0z"/>`,
    `<path fill="${colors.hull}" d="M0 ${MIDDLE}h${SIZE}v${MIDDLE}H0z"/>`,
    brandMark(MIDDLE, MIDDLE, { radius, reach: MIDDLE, thickness }),
    '</g></svg>\n',
  ].join('')
}

async function iconPng(svg: string, width: number): Promise<Buffer> {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render()
  return sharp(picture.asPng()).png({ palette: true, dither: 0 }).toBuffer()
}

async function makeIcons(): Promise<void> {
  const whole = iconSvg(8.5, 2)
  // Phones crop maskable icons: only the middle 80 % is safe.
  const maskable = iconSvg(7, 1.7)
  mkdirSync('static', { recursive: true })
  writeFileSync('static/favicon.svg', iconSvg(8.5, 3, 3))
  writeFileSync('static/icon-192.png', await iconPng(whole, 192))
  writeFileSync('static/icon-512.png', await iconPng(whole, 512))
  writeFileSync('static/icon-maskable-512.png', await iconPng(maskable, 512))
  writeFileSync('static/apple-touch-icon.png', await iconPng(whole, 180))
}

makeIcons().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
