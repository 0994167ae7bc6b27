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
    "Names of the tools its body has."
    tools: [String!]!
    "The exercises that belong to it: those it names in its front matter, else those its text leads to."
    exercises: [Exercise!]!
    "The addresses of the lists it stands in, beside that of all articles: its category's and its tags'."
    topics: [String!]!
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
    relatedWorkout: RelatedPlan
    "In short: three to five sentences, the last of which say what to do today."
    summary: [String!]
    "What the article rests on, in the order of its numbers."
    sources: [ArticleSource!]
    "The day on which someone last read it against its sources."
    reviewed: Date
    "Ids of the exercises that belong to it."
    exercises: [String!]
    "The slug of the article to read next."
    next: String
    draft: Boolean
  }

  """
  One source of an article, cited in its body as [^key].
  """
  type ArticleSource {
    key: String!
    who: String!
    title: String!
    year: Int!
    "The journal with volume and pages, the book, or the publisher."
    where: String!
    address: String
  }

  """
  The plan an article leads to.
  """
  type RelatedPlan {
    id: String!
    title: String!
    description: String!
  }
`
