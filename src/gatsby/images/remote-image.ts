import { generateImageData } from 'gatsby-plugin-image'
import { IMAGE_RATIO, IMAGE_SIZE, IMAGE_WIDTHS, imageHeight } from '../../lib/images'

/** What an img element needs, besides its alt text. */
export interface ImageData {
  src: string
  srcSet: string
  width: number
  height: number
}

/** Larger than any width offered: the host's originals are, and it never enlarges. */
const ORIGINAL_WIDTH = 4000

/** Returns the host's address of a picture cut to a width. The host picks a format that the browser knows. */
function hostUrl(url: string, width: number): string {
  const address = new URL(url)
  const options = {
    auto: 'format',
    fit: 'crop',
    w: String(width),
    h: String(imageHeight(width)),
    q: '70',
  }
  for (const [name, value] of Object.entries(options)) address.searchParams.set(name, value)
  return address.href
}

/** Returns image data for a photograph on the image host. Takes its plain https address. */
export function remoteImage(url: string): ImageData {
  const { images } = generateImageData({
    pluginName: 'remote-image',
    filename: url,
    layout: 'fullWidth',
    aspectRatio: IMAGE_RATIO,
    breakpoints: IMAGE_WIDTHS,
    formats: ['auto'],
    sourceMetadata: {
      width: ORIGINAL_WIDTH,
      height: imageHeight(ORIGINAL_WIDTH),
      format: 'auto',
    },
    generateImageSource: (filename, imageWidth) => ({
      src: hostUrl(filename, imageWidth),
      width: imageWidth,
      height: imageHeight(imageWidth),
      format: 'auto',
    }),
  })
  if (!images.fallback) throw new Error(`No image data could be made for ${url}.`)
  return { src: images.fallback.src, srcSet: images.fallback.srcSet ?? '', ...IMAGE_SIZE }
}
