import { graphql } from 'gatsby'
import { IMAGE_SIZE } from '../lib/images'

interface PhotoProps {
  picture: Queries.PhotoFragment
  sizes: string
  /** True for the first view's photograph. */
  priority?: boolean
}

/**
 * A photograph in the site's one ratio. Shows the hull pattern while it loads or if it fails to. Reads the data of
 * gatsby-plugin-image without its `getSrc`, which would bring the whole package (docs/dependencies.md). Outside a
 * <picture>, React would add a preload that repeats the first photograph's addresses in the HTML, just before it.
 */
export function Photo({ picture, sizes, priority = false }: PhotoProps) {
  const { fallback } = picture.gatsbyImageData.images
  return (
    <picture className="photo">
      <img
        {...IMAGE_SIZE}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        alt={picture.alt}
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/** The photograph of a page's header. */
export const HeaderPhoto = ({ picture }: Pick<PhotoProps, 'picture'>) => (
  <Photo picture={picture} sizes="(min-width: 64rem) 32rem, 100vw" priority />
)

export const fragment = graphql`
  fragment Photo on ContentImage {
    gatsbyImageData
    alt
  }
`
