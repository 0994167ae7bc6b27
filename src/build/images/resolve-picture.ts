import type { CreateResolversArgs } from 'gatsby'
import { generateImageData } from 'gatsby-plugin-sharp'
import { IMAGE_RATIO, IMAGE_SIZE, IMAGE_WIDTHS } from '../../lib/images'
import { type ImageData, remoteImage } from './remote-image'

/** What content says of a photograph. */
export interface PictureSource {
  image: string
  imageAlt: string
}

type Tools = Pick<CreateResolversArgs, 'cache' | 'pathPrefix' | 'reporter'>

interface FileNode {
  absolutePath: string
  relativeDirectory: string
}

interface Context {
  nodeModel: {
    findRootNodeAncestor: (node: object) => FileNode | null
    findOne: (query: object) => Promise<FileNode | null>
  }
}

/**
 * Makes a GraphQL resolver that turns content's `image` and `imageAlt` into a ContentImage: an https
 * address through the image host, anything else as a file beside the content that names it.
 * Takes how to find the two fields on a node. The resolver throws when the file does not exist.
 */
export function resolvePicture<Node extends object>(
  tools: Tools,
  sourceOf: (node: Node) => PictureSource,
) {
  return async (node: Node, _args: unknown, context: Context) => {
    const { image, imageAlt } = sourceOf(node)
    const data = image.startsWith('https://')
      ? remoteImage(image)
      : await localImage(image, node, context, tools)
    return { ...data, alt: imageAlt }
  }
}

async function localImage(
  image: string,
  node: object,
  { nodeModel }: Context,
  { cache, pathPrefix, reporter }: Tools,
): Promise<ImageData> {
  const folder = nodeModel.findRootNodeAncestor(node)?.relativeDirectory ?? ''
  const relativePath = [folder, image.replace(/^\.\//, '')].filter(Boolean).join('/')
  const file = await nodeModel.findOne({
    type: 'File',
    query: { filter: { relativePath: { eq: relativePath } } },
  })
  if (!file) throw new Error(`content/${relativePath} does not exist.`)
  const made = await generateImageData({
    file,
    args: {
      layout: 'fullWidth',
      aspectRatio: IMAGE_RATIO,
      breakpoints: IMAGE_WIDTHS,
      formats: ['webp'],
      placeholder: 'none',
    },
    pathPrefix,
    reporter,
    cache,
  })
  const picture = made?.images.fallback
  if (!picture) throw new Error(`content/${relativePath} is no picture sharp can read.`)
  return { src: picture.src, srcSet: picture.srcSet ?? '', ...IMAGE_SIZE }
}
