import type { ArticleSection } from '../../content/markdown/sections'
import { isPublished } from '../../content/published'
import type { ArticleFrontMatter } from '../../content/schema/article'
import type { Person } from '../../content/schema/person'
import type { SiteSettings } from '../../content/schema/site'
import { toolPath } from '../../lib/paths'
import { typesetHtml } from '../../lib/typeset'
import { withPictures } from '../images/body-pictures'
import {
  type ImageTools,
  imageData,
  type PictureSource,
  previewAddress,
} from '../images/image-data'
import type { ResolverContext } from '../images/node-model'
import { field, pictureField } from './field'
import { nodesInOrder } from './find-nodes'

/** The node of an article, a guide or a page of the brand's own. Only an article has topics and a picture. */
interface ArticleNode {
  frontmatter: Partial<ArticleFrontMatter> & PictureSource & { date: string }
}

/** What the content check found in a text: its node of the type TextFacts. */
interface TextFacts {
  kind: 'article' | 'guide' | 'page'
  author: string
  readTime?: string
  tools: string[]
  exercises: string[]
  headings: Pick<ArticleSection, 'id' | 'heading'>[]
}

const factsField = (
  type: string,
  compute: (facts: TextFacts, context: ResolverContext) => unknown,
) =>
  field(type, async (article: ArticleNode, context) =>
    compute(await factsOf(article.frontmatter.slug, context), context),
  )

const factsOf = (slug: string | undefined, { nodeModel }: ResolverContext) =>
  nodeModel.findOne<TextFacts>({ type: 'TextFacts', query: { filter: { slug: { eq: slug } } } })

/** The fields of an article's front matter that may not be written. */
export const frontMatterResolvers = {
  readTime: field(
    'String!',
    async ({ slug }: Partial<ArticleFrontMatter>, context) =>
      (await factsOf(slug, context)).readTime ?? '',
  ),
}

/** The person whose id is in a front matter field. Null for a sample person: nobody invented is named. */
async function personOf({ nodeModel }: ResolverContext, id: string | undefined) {
  if (!id) return null
  const query = { filter: { personId: { eq: id } } }
  const person = await nodeModel.findOne<Person>({ type: 'Person', query })
  return person?.sample ? null : person
}

/** The fields of an article or a guide that are computed from its content. */
export const articleResolvers = (tools: ImageTools) => ({
  html: {
    resolve: async (article: ArticleNode, args: object, context: ResolverContext, info: Info) =>
      withPictures(
        typesetHtml(withoutBreaks(await info.originalResolver(article, args, context, info))),
        (image) => imageData(image, article, context, tools),
      ),
  },
  picture: pictureField(tools, ({ frontmatter }: ArticleNode) => frontmatter),
  /** What link previews show: the photograph. A guide has none. */
  preview: field('String', (article: ArticleNode, context) => {
    const { image } = article.frontmatter
    return image ? previewAddress(image, article, context, tools) : null
  }),
  author: factsField('String!', ({ author }) => author),
  /** For the table of contents. */
  contents: factsField('[TextHeading!]!', ({ headings }) => headings),
  /** The site's safety texts, if the article asks for them. */
  safety: field('SiteSettingsSafety', async ({ frontmatter }: ArticleNode, { nodeModel }) => {
    if (!frontmatter.safety) return null
    const settings = await nodeModel.findOne<SiteSettings>({ type: 'SiteSettings', query: {} })
    return settings.safety
  }),
  /** Addresses of the article's tools; their pages link back to it. */
  tools: factsField('[String!]!', ({ kind, tools }) =>
    kind === 'article' ? tools.map(toolPath) : [],
  ),
  /** From the front matter, else from links in the text. */
  exercises: factsField('[Exercise!]!', ({ exercises }, context) =>
    nodesInOrder('exerciseId', exercises, context),
  ),
  writer: field('Person', ({ frontmatter }: ArticleNode, context) =>
    personOf(context, frontmatter.writtenBy),
  ),
  reviewer: field('Person', ({ frontmatter }: ArticleNode, context) =>
    personOf(context, frontmatter.reviewedBy),
  ),
  /** The day of the last review, unless its reviewer is a sample. */
  reviewed: field(
    'String',
    async ({ frontmatter: { reviewed, reviewedBy } }: ArticleNode, context) =>
      !reviewedBy || (await personOf(context, reviewedBy)) ? reviewed : null,
  ),
  /** 'article', 'guide' or 'page'. */
  kind: factsField('String!', ({ kind }) => kind),
  /** True for a draft or a future date. Only develop and deploy previews show those. */
  isHidden: field(
    'Boolean!',
    ({ frontmatter }: ArticleNode) => !isPublished(frontmatter, new Date()),
  ),
})

/** Drops line breaks around blocks, which every visitor would download but nobody sees. */
const withoutBreaks = (html: string) =>
  html.replace(
    /(<\/?(?:p|ul|ol|li|h\d|div|table|thead|tbody|tr|th|td|blockquote)\b[^>]*>)\n/g,
    '$1',
  )

/** Part of GraphQL's resolve info. */
interface Info {
  originalResolver: (...args: unknown[]) => Promise<string>
}
