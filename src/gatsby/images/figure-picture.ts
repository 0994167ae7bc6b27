import { generateImageData } from 'gatsby-plugin-sharp'
import type { ImageTools } from './resolve-picture'

/** In pixels: twice the largest width on the screen, in the 2:1 ratio of two phases side by side. */
const SIZE = { width: 1200, height: 600 }

/** Returns the address of an editor's picture of an exercise, cropped to a figure's ratio. */
export async function figurePicture(
  file: { absolutePath: string },
  { cache, pathPrefix, reporter }: ImageTools,
): Promise<string> {
  const result = await generateImageData({
    file: file as Parameters<typeof generateImageData>[0]['file'],
    args: {
      layout: 'fixed',
      ...SIZE,
      outputPixelDensities: [1],
      formats: ['webp'],
      placeholder: 'none',
    },
    pathPrefix,
    reporter,
    cache,
  })
  const picture = result?.images.fallback
  if (!picture) throw new Error(`sharp cannot read ${file.absolutePath}.`)
  return picture.src
}
