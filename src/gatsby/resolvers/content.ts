import type { ResolverContext } from '../images/node-model'
import { type ImageTools, type PictureSource, resolvePicture } from '../images/resolve-picture'
import { articleResolvers } from './article'
import { exerciseResolvers } from './exercise'
import { planResolvers } from './plan'

/** Returns resolvers for all computed fields, by GraphQL type. */
export function contentResolvers(tools: ImageTools) {
  const picture = {
    type: 'ContentImage!',
    resolve: resolvePicture(tools, (node: PictureSource) => node),
  }
  return {
    MarkdownRemark: articleResolvers(tools),
    Plan: { picture, ...planResolvers(tools) },
    Exercise: exerciseResolvers(tools),
    SiteSettings: {
      hasExercises: {
        type: 'Boolean!',
        resolve: async (_: unknown, _args: unknown, { nodeModel }: ResolverContext) =>
          Boolean(await nodeModel.findOne({ type: 'Exercise', query: {} })),
      },
    },
    SiteSettingsAboutCreator: { picture },
  }
}
