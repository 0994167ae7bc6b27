import { type ImageTools, imageData, type PictureSource } from '../images/image-data'
import type { ResolverContext } from '../images/node-model'

/** A GraphQL field that is computed from its node. */
export const field = <Node>(
  type: string,
  compute: (node: Node, context: ResolverContext) => unknown,
) => ({
  type,
  resolve: (node: Node, _args: unknown, context: ResolverContext) => compute(node, context),
})

/** Like `pictureField`, for content that may have no picture. */
export const optionalPictureField = (tools: ImageTools) =>
  field('ContentImage', async (node: Partial<PictureSource>, context) => {
    const { image, imageAlt: alt } = node
    return image && { gatsbyImageData: await imageData(image, node, context, tools), alt }
  })

/** A ContentImage, from the `image` and `imageAlt` of the content that `sourceOf` returns. */
export const pictureField = <Node extends object>(
  tools: ImageTools,
  sourceOf: (node: Node) => PictureSource,
) =>
  field('ContentImage!', async (node: Node, context) => {
    const { image, imageAlt } = sourceOf(node)
    return { gatsbyImageData: await imageData(image, node, context, tools), alt: imageAlt }
  })
