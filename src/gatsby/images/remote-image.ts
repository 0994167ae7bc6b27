import { IMAGE_SIZE, IMAGE_WIDTHS, imageHeight } from '../../lib/images'

/** An img element's attributes, except alt. */
export interface ImageData {
  src: string
  srcSet: string
  width: number
  height: number
}

/** Returns the image host's URL for a crop. The host picks a format the browser supports. */
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

/** Returns image data for a photograph on the image host, from its plain https address. */
export const remoteImage = (url: string): ImageData => ({
  src: hostUrl(url, IMAGE_WIDTHS[0]),
  srcSet: IMAGE_WIDTHS.map((width) => `${hostUrl(url, width)} ${width}w`).join(',\n'),
  ...IMAGE_SIZE,
})
