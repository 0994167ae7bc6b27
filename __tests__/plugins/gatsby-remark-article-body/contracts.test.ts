import { contentOf } from '../../../src/content/content'
import { readContent } from '../../../src/content/read-content'

const extendNodeType = jest.requireActual('gatsby-transformer-remark/extend-node-type')
const articleBody = jest.requireActual('../../../plugins/gatsby-remark-article-body')

const { articles, guides } = contentOf(readContent('__tests__/support/content'))

/** An article's HTML by gatsby-transformer-remark, and the text that was left to parse. */
async function render(
  content: string,
  tree: string | undefined,
  sources: object[] = [],
  pluginOptions: object = { parsedBy: 'checker' },
) {
  const cache = { get: async () => undefined, set: async () => undefined }
  const getCache = (name: string) => (name === 'checker' ? { get: async () => tree } : cache)
  const getNode = () => ({ relativePath: 'articles/a.md' })
  const getNodesByType = () => []
  const { html } = await extendNodeType(
    { type: { name: 'MarkdownRemark' }, cache, getCache, getNode, getNodesByType, reporter: {} },
    {
      plugins: [{ name: 'body', module: articleBody, pluginOptions }],
    },
  )
  const markdownNode = {
    id: 'a',
    parent: 'file',
    internal: { content, contentDigest: content },
    frontmatter: { sources },
  }
  return { html: await html.resolve(markdownNode, {}, {}), parsed: markdownNode.internal.content }
}

test.each([...articles, ...guides])(
  '$file has the HTML of its text, from the tree of the content check',
  async ({ readBody, tree, sources }) => {
    const parsed = await render(readBody(), undefined, sources)
    const handedOver = await render(readBody(), tree, sources)
    expect(handedOver.html).toBe(parsed.html)
    expect([parsed.parsed, handedOver.parsed]).toEqual([readBody(), ''])
  },
)

test('without a plugin that has parsed it, gatsby-transformer-remark parses a text', async () => {
  expect(await render('# Why', '{ "children": [] }', [], {})).toEqual({
    html: '<h2 id="why">Why</h2>',
    parsed: '# Why',
  })
})
