import toHtml from 'hast-util-to-html'
import toHast from 'mdast-util-to-hast'
import remark from 'remark'
import remarkFootnotes from 'remark-footnotes'
import remarkGfm from 'remark-gfm'

type Tree = Parameters<typeof toHast>[0]

interface Input {
  markdownAST: Tree
  markdownNode: { frontmatter: { sources?: readonly { key: string }[] | undefined } }
}

const remarkArticleBody = jest.requireActual<(input: Input) => void>(
  '../../plugins/gatsby-remark-article-body',
)

/** gatsby-transformer-remark's parser. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true })

/** Renders an article's markdown body to HTML as the site does. */
export function articleHtml(markdown: string, keys: readonly string[] = []): string {
  const markdownAST = parser.parse(markdown) as Tree
  const sources = keys.map((key) => ({ key }))
  remarkArticleBody({ markdownAST, markdownNode: { frontmatter: { sources } } })
  const html = toHast(markdownAST, { allowDangerousHtml: true })
  return html ? toHtml(html, { allowDangerousHtml: true }) : ''
}
