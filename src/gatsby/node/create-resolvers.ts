import type { GatsbyNode } from 'gatsby'
import { exercisesLinkedIn, toolsIn } from '../../content/body-marks'
import { isPublished } from '../../content/published'
import { topicPath } from '../../lib/paths'
import { topicsOf } from '../../lib/topics'
import { withPictures } from '../images/body-pictures'
import {
  type ImageContext,
  imageData,
  type PictureSource,
  resolvePicture,
} from '../images/resolve-picture'
import type { ResolverContext } from '../resolvers/context'
import { exerciseResolvers, figureQueries } from '../resolvers/exercise'
import { planResolvers } from '../resolvers/plan'
import { exercisesInOrder } from '../resolvers/plan-library'

interface ArticleNode {
  rawMarkdownBody: string
  frontmatter: PictureSource & {
    author?: string
    date: string
    draft?: boolean
    category: string
    tags: string[]
    exercises?: string[]
  }
}

/** How many exercises are listed of those that an article's text leads to. */
const MOST_EXERCISES = 6

/** Gatsby hook: fields that are worked out from the content rather than written in it. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, ...tools }) => {
  createResolvers({
    MarkdownRemark: {
      html: {
        resolve: async (article: ArticleNode, args: object, context: ImageContext, info: Info) =>
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
          (await context.nodeModel.findOne({ type: 'SiteSettings', query: {} })).author,
      },
      tools: {
        type: '[String!]!',
        resolve: ({ rawMarkdownBody }: ArticleNode) => toolsIn(rawMarkdownBody),
      },
      exercises: {
        type: '[Exercise!]!',
        resolve: (article: ArticleNode, _args: unknown, context: ResolverContext) =>
          exercisesInOrder(
            article.frontmatter.exercises ??
              exercisesLinkedIn(article.rawMarkdownBody).slice(0, MOST_EXERCISES),
            context,
          ),
      },
      topics: {
        type: '[String!]!',
        resolve: ({ frontmatter }: ArticleNode) => topicsOf(frontmatter).map(topicPath),
      },
      isHidden: {
        type: 'Boolean!',
        resolve: (article: ArticleNode) => !isPublished(article.frontmatter, new Date()),
      },
    },
    Plan: {
      picture: {
        type: 'ContentImage!',
        resolve: resolvePicture(tools, (node: PictureSource) => node),
      },
      ...planResolvers(tools),
    },
    Exercise: exerciseResolvers(tools),
    Query: figureQueries(tools),
    CreatorTexts: {
      picture: {
        type: 'ContentImage!',
        resolve: resolvePicture(tools, (node: PictureSource) => node),
      },
    },
  })
}

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
