import { graphql } from 'gatsby'

interface PhotoProps {
  picture: Queries.PhotoFragment
  sizes: string
  /** True for the first view's photograph. */
  priority?: boolean
}

/** A photograph in the site's one ratio. Shows the hull pattern while it loads or if it fails to. */
export function Photo({ picture, sizes, priority = false }: PhotoProps) {
  return (
    <span className="photo">
      <img
        {...picture}
        alt={picture.alt}
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </span>
  )
}

export const fragment = graphql`
  fragment Photo on ContentImage {
    src
    srcSet
    width
    height
    alt
  }
`
