import type { GatsbyNode } from 'gatsby'
import { buildFolders } from './after/folders'
import { isPublished } from './content/published'
import { withPictures } from './images/body-pictures'
import {
  type ImageContext,
  imageData,
  type PictureSource,
  resolvePicture,
} from './images/resolve-picture'
import { shelvesOf } from './page-list/shelves'
import { pdfSize } from './pdf/pdf-size'
import type { PdfSite } from './pdf/plan-document'
import { type WrittenDetail, wholeDetail } from './whole-detail'

interface ArticleNode {
  frontmatter: PictureSource & { author?: string; date: string; draft?: boolean }
}

type WorkoutNode = WrittenDetail &
  PictureSource & {
    /** The plan's own id: Gatsby keeps 'id' for itself. */
    jsonId: string
    title: string
    description: string
    duration: string
    category: string
    level: string
    equipment: string
    draft?: boolean
  }

/** Gatsby hook: fields that are worked out from the content rather than written in it. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, ...tools }) => {
  createResolvers({
    MarkdownRemark: {
      html: {
        resolve: async (article: ArticleNode, args: object, context: ImageContext, info: Info) =>
          withPictures(await info.originalResolver(article, args, context, info), (image) =>
            imageData(image, article, context, tools),
          ),
      },
      picture: {
        type: 'ContentImage!',
        resolve: resolvePicture(tools, ({ frontmatter }: ArticleNode) => frontmatter),
      },
      author: {
        type: 'String!',
        resolve: async (article: ArticleNode, _args: unknown, context: GatsbyContext) =>
          article.frontmatter.author ??
          (await context.nodeModel.findOne({ type: 'SiteSettings', query: {} })).author,
      },
      isHidden: {
        type: 'Boolean!',
        resolve: (article: ArticleNode) => !isPublished(article.frontmatter, new Date()),
      },
    },
    Workout: {
      picture: {
        type: 'ContentImage!',
        resolve: resolvePicture(tools, (node: PictureSource) => node),
      },
      pdfSize: {
        type: 'Int!',
        resolve: async (workout: WorkoutNode, _args: unknown, { nodeModel }: GatsbyContext) =>
          pdfSize(
            { ...workout, planId: workout.jsonId, ...wholeDetail(workout) },
            await nodeModel.findOne({ type: 'SiteSettings', query: {} }),
            buildFolders().cacheFolder,
          ),
      },
      isHidden: { type: 'Boolean!', resolve: (workout: WorkoutNode) => workout.draft === true },
      shelves: {
        type: '[String!]!',
        resolve: (workout: WorkoutNode) => shelvesOf(workout),
      },
      overview: {
        type: 'String!',
        resolve: (workout: WorkoutNode) => wholeDetail(workout).overview,
      },
      goals: { type: '[String!]!', resolve: (workout: WorkoutNode) => wholeDetail(workout).goals },
      weeks: { type: '[String!]!', resolve: (workout: WorkoutNode) => wholeDetail(workout).weeks },
      exercises: {
        type: '[Exercise!]!',
        resolve: (workout: WorkoutNode) => wholeDetail(workout).exercises,
      },
    },
    CreatorTexts: {
      picture: {
        type: 'ContentImage!',
        resolve: resolvePicture(tools, (node: PictureSource) => node),
      },
    },
  })
}

/** The part of what Gatsby tells a resolver that is used here. */
interface Info {
  originalResolver: (...args: unknown[]) => Promise<string>
}

/** The part of Gatsby's resolver context used here; Gatsby exports no type for it. */
interface GatsbyContext {
  nodeModel: { findOne: (query: object) => Promise<PdfSite> }
}
