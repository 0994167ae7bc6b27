import { exercisesLinkedIn, toolsIn } from '../../content/body-scan'
import { isPublished } from '../../content/published'
import type { ArticleFrontMatter } from '../../content/schema/article'
import type { SiteSettings } from '../../content/schema/site'
import { paths, toolPath } from '../../lib/paths'
import { withPictures } from '../images/body-pictures'
import type { ResolverContext } from '../images/node-model'
import {
  type ImageTools,
  imageData,
  type PictureSource,
  resolvePicture,
} from '../images/resolve-picture'
import { nodesInOrder } from './find-nodes'

/** An article or a guide as Gatsby keeps it. A guide has neither topics nor a picture. */
interface ArticleNode {
  rawMarkdownBody: string
  frontmatter: Partial<ArticleFrontMatter> & PictureSource & { date: string }
}

/** How many exercises are listed of those that an article's text leads to. */
const MOST_EXERCISES = 6

/** The person that a field of the front matter names. */
const personBy = (field: 'writtenBy' | 'reviewedBy') => ({
  type: 'Person',
  resolve: ({ frontmatter }: ArticleNode, _args: unknown, { nodeModel }: ResolverContext) => {
    const id = frontmatter[field]
    return id && nodeModel.findOne({ type: 'Person', query: { filter: { personId: { eq: id } } } })
  },
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
  picture: {
    type: 'ContentImage!',
    resolve: resolvePicture(tools, ({ frontmatter }: ArticleNode) => frontmatter),
  },
  author: {
    type: 'String!',
    resolve: async (article: ArticleNode, _args: unknown, context: ResolverContext) =>
      article.frontmatter.author ??
      (await context.nodeModel.findOne<SiteSettings>({ type: 'SiteSettings', query: {} })).author,
  },
  /** The addresses of the tools an article shows; their pages lead back to it. */
  tools: {
    type: '[String!]!',
    resolve: ({ rawMarkdownBody, frontmatter }: ArticleNode) =>
      frontmatter.category ? toolsIn(rawMarkdownBody).map(toolPath) : [],
  },
  /** Those it names in its front matter, else those its text leads to. */
  exercises: {
    type: '[Exercise!]!',
    resolve: (article: ArticleNode, _args: unknown, context: ResolverContext) =>
      nodesInOrder(
        'exerciseId',
        article.frontmatter.exercises ??
          exercisesLinkedIn(article.rawMarkdownBody).slice(0, MOST_EXERCISES),
        context,
      ),
  },
  writer: personBy('writtenBy'),
  reviewer: personBy('reviewedBy'),
  /** The address of the list it is in: of articles, or of guides. */
  list: {
    type: 'String!',
    resolve: ({ frontmatter }: ArticleNode) => (frontmatter.category ? paths.blog : paths.guides),
  },
  /** True for a draft or a future date, which only develop and deploy previews show. */
  isHidden: {
    type: 'Boolean!',
    resolve: (article: ArticleNode) => !isPublished(article.frontmatter, new Date()),
  },
})

/** HTML without the line breaks around blocks, which nobody sees and every visitor would fetch. */
const withoutBreaks = (html: string) =>
  html.replace(
    /(<\/?(?:p|ul|ol|li|h\d|div|table|thead|tbody|tr|th|td|blockquote)\b[^>]*>)\n/g,
    '$1',
  )

/** The part of what Gatsby tells a resolver that is used here. */
interface Info {
  originalResolver: (...args: unknown[]) => Promise<string>
}
