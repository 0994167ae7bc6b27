import type { GatsbyNode } from 'gatsby'
import { isPublished } from './content/published'
import { type PictureSource, resolvePicture } from './images/resolve-picture'
import { shelvesOf } from './page-list/shelves'
import { type WrittenDetail, wholeDetail } from './whole-detail'

interface ArticleNode {
  frontmatter: PictureSource & { author?: string; date: string; draft?: boolean }
}

interface WorkoutNode extends WrittenDetail {
  category: string
  level: string
  draft?: boolean
}

/** Gatsby hook: fields that are worked out from the content rather than written in it. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, ...tools }) => {
  createResolvers({
    MarkdownRemark: {
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

/** The part of Gatsby's resolver context used here; Gatsby exports no type for it. */
interface GatsbyContext {
  nodeModel: { findOne: (query: object) => Promise<{ author: string }> }
}
