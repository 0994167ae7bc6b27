import { isPublished } from '../../content/published'
import { exercisesLinkedIn, toolsIn } from '../../content/read/body-scan'
import type { ArticleFrontMatter } from '../../content/schema/article'
import type { SiteSettings } from '../../content/schema/site'
import { paths, toolPath } from '../../lib/paths'
import { withPictures } from '../images/body-pictures'
import { type ImageTools, imageData, type PictureSource } from '../images/image-data'
import type { ResolverContext } from '../images/node-model'
import { field, pictureField } from './field'
import { nodesInOrder } from './find-nodes'

/** An article or guide node. A guide has no topics and no picture. */
interface ArticleNode {
  rawMarkdownBody: string
  frontmatter: Partial<ArticleFrontMatter> & PictureSource & { date: string }
}

/** Most exercises to list from the links in an article's text. */
const MOST_EXERCISES = 6

/** The person that a front matter field names by id. */
const personField = (id: 'writtenBy' | 'reviewedBy') =>
  field('Person', ({ frontmatter }: ArticleNode, { nodeModel }) => {
    const query = { filter: { personId: { eq: frontmatter[id] } } }
    return frontmatter[id] && nodeModel.findOne({ type: 'Person', query })
  })

/** The fields of an article or a guide that are computed from its content. */
export const articleResolvers = (tools: ImageTools) => ({
  html: {
    resolve: async (article: ArticleNode, args: object, context: ResolverContext, info: Info) =>
      withPictures(
        withoutBreaks(await info.originalResolver(article, args, context, info)),
        (image) => imageData(image, article, context, tools),
      ),
  },
  picture: pictureField(tools, ({ frontmatter }: ArticleNode) => frontmatter),
  author: field(
    'String!',
    async ({ frontmatter }: ArticleNode, { nodeModel }) =>
      frontmatter.author ??
      (await nodeModel.findOne<SiteSettings>({ type: 'SiteSettings', query: {} })).author,
  ),
  /** Addresses of the article's tools; their pages link back to it. */
  tools: field('[String!]!', ({ rawMarkdownBody, frontmatter }: ArticleNode) =>
    frontmatter.category ? toolsIn(rawMarkdownBody).map(toolPath) : [],
  ),
  /** From the front matter, else from links in the text. */
  exercises: field('[Exercise!]!', ({ rawMarkdownBody, frontmatter }: ArticleNode, context) =>
    nodesInOrder(
      'exerciseId',
      frontmatter.exercises ?? exercisesLinkedIn(rawMarkdownBody).slice(0, MOST_EXERCISES),
      context,
    ),
  ),
  writer: personField('writtenBy'),
  reviewer: personField('reviewedBy'),
  /** The address of the list of articles or of guides. */
  list: field('String!', ({ frontmatter }: ArticleNode) =>
    frontmatter.category ? paths.blog : paths.guides,
  ),
  /** True for a draft or a future date. Only develop and deploy previews show those. */
  isHidden: field(
    'Boolean!',
    ({ frontmatter }: ArticleNode) => !isPublished(frontmatter, new Date()),
  ),
})

/** Drops line breaks around blocks, which every visitor would download but nobody sees. */
const withoutBreaks = (html: string) =>
  html.replace(
    /(<\/?(?:p|ul|ol|li|h\d|div|table|thead|tbody|tr|th|td|blockquote)\b[^>]*>)\n/g,
    '$1',
  )

/** Part of GraphQL's resolve info. */
interface Info {
  originalResolver: (...args: unknown[]) => Promise<string>
}
