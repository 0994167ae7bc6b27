import { generateImageData } from 'gatsby-plugin-sharp'
import type { ImageTools } from './resolve-picture'

/** Twice as wide as the largest place for a figure, at the ratio of two phases beside each other. */
const SIZE = { width: 1200, height: 600 }

/** Returns the address of an editor's own picture of an exercise, cut to the shape of a figure. */
export async function figurePicture(
  file: { absolutePath: string },
  { cache, pathPrefix, reporter }: ImageTools,
): Promise<string> {
  const made = await generateImageData({
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
  const picture = made?.images.fallback
  if (!picture) throw new Error(`${file.absolutePath} is no picture sharp can read.`)
  return picture.src
}
