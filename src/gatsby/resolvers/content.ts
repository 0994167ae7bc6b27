import type { Drawing } from '../../lib/drawing'
import type { ImageTools, PictureSource } from '../images/image-data'
import { articleResolvers, frontMatterResolvers } from './article'
import { exerciseResolvers } from './exercise'
import { field, optionalPictureField, pictureField } from './field'
import { planResolvers } from './plan'

/** Returns resolvers for all computed fields, by GraphQL type. */
export function contentResolvers(tools: ImageTools) {
  const picture = pictureField(tools, (node: PictureSource) => node)
  return {
    MarkdownRemark: articleResolvers(tools),
    MarkdownRemarkFrontmatter: frontMatterResolvers,
    Plan: { picture, ...planResolvers(tools) },
    Exercise: exerciseResolvers(tools),
    SiteSettings: {
      mark: field('Drawing', ({ mark }: { mark?: Drawing }) => mark),
      hasExercises: field('Boolean!', async (_settings: object, { nodeModel }) =>
        Boolean(await nodeModel.findOne({ type: 'Exercise', query: {} })),
      ),
      hasGuides: field('Boolean!', async (_settings: object, { nodeModel }) => {
        const query = { filter: { kind: { eq: 'guide' } } }
        return Boolean(await nodeModel.findOne({ type: 'TextFacts', query }))
      }),
    },
    SiteSettingsAboutCreator: { picture },
    SiteSettingsHome: { picture: optionalPictureField(tools) },
  }
}
