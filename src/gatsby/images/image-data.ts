import type { CreateResolversArgs } from 'gatsby'
import { getSrc, type IGatsbyImageData } from 'gatsby-plugin-image'
import { generateImageData } from 'gatsby-plugin-sharp'
import { IMAGE_RATIO, IMAGE_WIDTHS } from '../../lib/images'
import type { FileNode, ResolverContext } from './node-model'
import { croppedAddress, remoteImage } from './remote-image'

/** A photograph's fields in content. */
export interface PictureSource {
  image: string
  imageAlt: string
}

/** The Gatsby helpers that image resolvers need. */
export type ImageTools = Pick<CreateResolversArgs, 'cache' | 'pathPrefix' | 'reporter'>

/**
 * Returns image data for a picture named in content. An https address goes through the image host; anything
 * else is a path relative to the content file. Throws if the file is missing or unreadable.
 */
export const imageData = async (
  image: string,
  node: object,
  context: ResolverContext,
  tools: ImageTools,
): Promise<IGatsbyImageData> =>
  image.startsWith('https://') ? remoteImage(image) : localImage(image, node, context, tools)

/** The size of pictures in link previews. */
const PREVIEW = { width: 1200, height: 630 }

/** Returns the address of a picture named in content, cropped for link previews. */
export async function previewAddress(
  image: string,
  node: object,
  context: ResolverContext,
  tools: ImageTools,
): Promise<string> {
  if (image.startsWith('https://')) return croppedAddress(image, PREVIEW)
  const file = await localFile(image, node, context)
  // Not every service that shows previews reads WebP.
  const args = { layout: 'fixed', ...PREVIEW, outputPixelDensities: [1], formats: ['jpg'] }
  return getSrc(await croppedFile(file, args, tools)) ?? ''
}

async function localImage(
  image: string,
  node: object,
  context: ResolverContext,
  tools: ImageTools,
): Promise<IGatsbyImageData> {
  const file = await localFile(image, node, context)
  const args = { layout: 'fullWidth', aspectRatio: IMAGE_RATIO, breakpoints: IMAGE_WIDTHS }
  return croppedFile(file, args, tools)
}

/** The file of a picture, whose path is relative to the content file that names it. */
async function localFile(
  image: string,
  node: object,
  { nodeModel }: ResolverContext,
): Promise<FileNode> {
  // An article's file is its root node. Other nodes have none, and are roots themselves.
  const { relativeDirectory: folder = '' }: Partial<FileNode> =
    nodeModel.findRootNodeAncestor(node) ?? node
  const relativePath = [folder, image.replace(/^\.\//, '')].filter(Boolean).join('/')
  const file = await nodeModel.findOne<FileNode | null>({
    type: 'File',
    query: { filter: { relativePath: { eq: relativePath } } },
  })
  if (!file) throw new Error(`content/${relativePath} does not exist.`)
  return file
}

/** Crops a picture file, by default as WebP, with gatsby-plugin-sharp's arguments. Throws if sharp cannot read it. */
export async function croppedFile(
  file: FileNode,
  args: object,
  { cache, pathPrefix, reporter }: ImageTools,
): Promise<IGatsbyImageData> {
  const result = await generateImageData({
    file,
    args: { formats: ['webp'], placeholder: 'none', ...args },
    pathPrefix,
    reporter,
    cache,
  })
  if (!result?.images.fallback) throw new Error(`sharp cannot read content/${file.relativePath}.`)
  return result
}
