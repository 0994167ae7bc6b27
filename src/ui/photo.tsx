import { graphql } from 'gatsby'

interface PhotoProps {
  picture: Queries.PhotoFragment
  /** How wide the photograph is shown, as the `sizes` attribute says it. */
  sizes: string
  /** True for the one photograph that is part of the first view. */
  priority?: boolean
}

/** A photograph of the content, in the site's one ratio. Shows the hull while it loads or where it cannot. */
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
