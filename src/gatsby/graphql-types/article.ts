/** The GraphQL types of an article: content/articles/{slug}.md. Held to the content schema by a test. */
export const articleTypes = /* GraphQL */ `
  """
  One article: content/articles/{slug}.md
  """
  type MarkdownRemark implements Node @dontInfer {
    frontmatter: MarkdownRemarkFrontmatter!
    "The body as the editor wrote it."
    rawMarkdownBody: String!
    "The body as HTML, headings shifted so that the first level is h2."
    html: String!
    "The photograph at every width a screen may ask for."
    picture: ContentImage!
    "Display name of who wrote it: the article's own author, else the site's."
    author: String!
    "True for a draft or a future date, which only develop and deploy previews show."
    isHidden: Boolean!
  }

  """
  What stands at the top of an article's file.
  """
  type MarkdownRemarkFrontmatter {
    id: String!
    title: String!
    "One sentence, also the page's description."
    excerpt: String!
    author: String
    "The day of publication, as the content has it: '2024-03-15'."
    date: Date!
    updated: Date
    slug: String!
    "For example '12 min read'."
    readTime: String!
    category: String!
    tags: [String!]!
    "Address of the photograph on the image host, or a file beside the article."
    image: String!
    "What the photograph shows, for those who cannot see it."
    imageAlt: String!
    relatedWorkout: RelatedWorkout
    draft: Boolean
  }

  """
  The plan an article leads to.
  """
  type RelatedWorkout {
    id: String!
    title: String!
    description: String!
  }
`
