import type { GatsbyNode } from 'gatsby'
import { isPublished } from '../../content/published'
import { type WrittenDetail, wholeDetail } from '../../content/whole-detail'
import { buildFolders } from '../../output/files/folders'
import { pdfSize } from '../../output/pdf/pdf-size'
import type { PdfSite } from '../../output/pdf/plan-document'
import { shelvesOf } from '../../page-list/shelves'
import { withPictures } from '../images/body-pictures'
import {
  type ImageContext,
  imageData,
  type PictureSource,
  resolvePicture,
} from '../images/resolve-picture'

interface ArticleNode {
  frontmatter: PictureSource & { author?: string; date: string; draft?: boolean }
}

type PlanNode = WrittenDetail &
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
    Plan: {
      picture: {
        type: 'ContentImage!',
        resolve: resolvePicture(tools, (node: PictureSource) => node),
      },
      pdfSize: {
        type: 'Int!',
        resolve: async (plan: PlanNode, _args: unknown, { nodeModel }: GatsbyContext) =>
          pdfSize(
            { ...plan, planId: plan.jsonId, ...wholeDetail(plan) },
            await nodeModel.findOne({ type: 'SiteSettings', query: {} }),
            buildFolders().cacheFolder,
          ),
      },
      isHidden: { type: 'Boolean!', resolve: (plan: PlanNode) => plan.draft === true },
      shelves: {
        type: '[String!]!',
        resolve: (plan: PlanNode) => shelvesOf(plan),
      },
      overview: {
        type: 'String!',
        resolve: (plan: PlanNode) => wholeDetail(plan).overview,
      },
      goals: { type: '[String!]!', resolve: (plan: PlanNode) => wholeDetail(plan).goals },
      weeks: { type: '[String!]!', resolve: (plan: PlanNode) => wholeDetail(plan).weeks },
      exercises: {
        type: '[Exercise!]!',
        resolve: (plan: PlanNode) => wholeDetail(plan).exercises,
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
