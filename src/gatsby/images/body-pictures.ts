import { getSrc, getSrcSet, type IGatsbyImageData } from 'gatsby-plugin-image'
import { escapeHtml, unescapeHtml } from '../../../packages/html'
import { IMAGE_SIZE } from '../../lib/images'

/** `sizes` of a body picture: the text column's width. */
const SIZES = '(min-width: 46rem) 42rem, 92vw'

const pictureTag = /<img src="([^"]+)" alt="([^"]*)"[^>]*>/g
const fileLink = /<a href="((?![a-z]+:|\/|#)[^"]+)"/gi

/**
 * Gives body pictures all widths, in the site's one ratio. Points links to pictures in the article's folder
 * at their built files. Takes HTML from gatsby-transformer-remark.
 */
export async function withPictures(
  html: string,
  resolve: (image: string) => Promise<IGatsbyImageData>,
): Promise<string> {
  const names = [...html.matchAll(pictureTag), ...html.matchAll(fileLink)].map(([, name]) => name)
  if (names.length === 0) return html
  const pictures = new Map<string, IGatsbyImageData>()
  for (const name of new Set(names)) {
    if (name) pictures.set(name, await resolve(unescapeHtml(name)))
  }
  return html
    .replace(pictureTag, (tag, name: string, alt: string) => {
      const picture = pictures.get(name)
      return picture ? imageHtml(picture, alt) : tag
    })
    .replace(fileLink, (tag, name: string) => {
      const picture = pictures.get(name)
      return picture ? `<a href="${escapeHtml(getSrc(picture) ?? '')}"` : tag
    })
}

const imageHtml = (picture: IGatsbyImageData, alt: string) =>
  `<span class="photo"><img src="${escapeHtml(getSrc(picture) ?? '')}" srcset="${escapeHtml(getSrcSet(picture) ?? '')}" sizes="${SIZES}" width="${IMAGE_SIZE.width}" height="${IMAGE_SIZE.height}" alt="${alt}" loading="lazy" decoding="async"></span>`
