import { IMAGE_SIZE, IMAGE_WIDTHS, imageHeight } from '../../lib/images'

/** An img element's attributes, except alt. */
export interface ImageData {
  src: string
  srcSet: string
  width: number
  height: number
}

/** The parameters with which the host crops. It picks a format that the browser supports. */
const crop = (width: number, height: number) => `auto=format&fit=crop&w=${width}&h=${height}&q=70`
const cropParameters = [...new URLSearchParams(crop(0, 0)).keys()]

/** Returns the address of a photograph in a size, from its plain https address. */
export function croppedAddress(url: string, { width, height }: { width: number; height: number }) {
  const { origin, pathname, searchParams } = new URL(url)
  for (const name of cropParameters) searchParams.delete(name)
  const ownParameters = searchParams.size > 0 ? `${searchParams}&` : ''
  return `${origin}${pathname}?${ownParameters}${crop(width, height)}`
}

/** Returns image data for a photograph on the image host, from its plain https address. */
export function remoteImage(url: string): ImageData {
  const croppedTo = (width: number) => croppedAddress(url, { width, height: imageHeight(width) })
  return {
    src: croppedTo(IMAGE_WIDTHS[0]),
    srcSet: IMAGE_WIDTHS.map((width) => `${croppedTo(width)} ${width}w`).join(',\n'),
    ...IMAGE_SIZE,
  }
}
