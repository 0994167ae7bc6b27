import { renderAsync } from '@resvg/resvg-js'
import type { Box } from './indexed-picture'

/** A part of the picture, drawn alone: its place, the color behind it, and what is on it as SVG. */
export interface Part {
  box: Box
  background: string
  shapes: string[]
}

/** Returns the RGBA pixels of a part. */
export async function drawn({ box, background, shapes }: Part): Promise<Uint8Array> {
  const { left, top, width, height } = box
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`,
    `<path d="M${left} ${top}h${width}v${height}h${-width}z" fill="${background}"/>`,
    ...shapes,
    '</svg>',
  ]
  return (await renderAsync(svg.join(''), { font: { loadSystemFonts: false } })).pixels
}
