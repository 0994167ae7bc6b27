/** The GraphQL type of a photograph, wherever content names one. */
export const contentImageTypes = /* GraphQL */ `
  """
  A photograph, cut to the site's one ratio, ready for an img element.
  """
  type ContentImage {
    src: String!
    srcSet: String!
    width: Int!
    height: Int!
    alt: String!
  }
`
