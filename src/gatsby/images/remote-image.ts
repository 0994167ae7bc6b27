import { getImageData, type IGatsbyImageData } from 'gatsby-plugin-image'
import { IMAGE_RATIO, IMAGE_WIDTHS, imageHeight } from '../../lib/images'

/** Wider than all widths that pages offer, as the host's originals are. */
const ORIGINAL_WIDTH = 4000

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

/** Returns the image data of a photograph on the image host, from its plain https address. */
export const remoteImage = (url: string): IGatsbyImageData =>
  getImageData({
    baseUrl: url,
    urlBuilder: ({ baseUrl, width, height }) => croppedAddress(baseUrl, { width, height }),
    layout: 'fullWidth',
    aspectRatio: IMAGE_RATIO,
    breakpoints: [...IMAGE_WIDTHS],
    sourceWidth: ORIGINAL_WIDTH,
    sourceHeight: imageHeight(ORIGINAL_WIDTH),
  })
