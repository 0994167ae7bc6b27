import type { ImageData } from './remote-image'

/** How wide a picture in an article's body is shown: as wide as its lines of text. */
const SIZES = '(min-width: 46rem) 42rem, 92vw'

const pictureTag = /<img src="([^"]+)" alt="([^"]*)"[^>]*>/g
const fileLink = /<a href="((?![a-z]+:|\/|#)[^"]+)"/gi

/**
 * Returns an article's HTML with its pictures at every width, in the site's one ratio. Links to pictures beside
 * the article lead to where the build puts them. Takes the HTML of gatsby-transformer-remark, and a function
 * that resolves a picture's name.
 */
export async function withPictures(
  html: string,
  resolve: (image: string) => Promise<ImageData>,
): Promise<string> {
  const named = [...html.matchAll(pictureTag), ...html.matchAll(fileLink)].map(([, name]) => name)
  if (named.length === 0) return html
  const pictures = new Map<string, ImageData>()
  for (const name of new Set(named)) {
    if (name) pictures.set(name, await resolve(name.replaceAll('&#x26;', '&')))
  }
  return html
    .replace(pictureTag, (tag, name: string, alt: string) => {
      const picture = pictures.get(name)
      return picture ? imageHtml(picture, alt) : tag
    })
    .replace(fileLink, (tag, name: string) => {
      const picture = pictures.get(name)
      return picture ? `<a href="${escaped(picture.src)}"` : tag
    })
}

const imageHtml = ({ src, srcSet, width, height }: ImageData, alt: string) =>
  `<span class="photo"><img src="${escaped(src)}" srcset="${escaped(srcSet)}" sizes="${SIZES}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"></span>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
