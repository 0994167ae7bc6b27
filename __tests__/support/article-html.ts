import toHtml from 'hast-util-to-html'
import toHast from 'mdast-util-to-hast'
import remark from 'remark'
import remarkFootnotes from 'remark-footnotes'
import remarkGfm from 'remark-gfm'

type Tree = Parameters<typeof toHast>[0]

const remarkArticleBody = jest.requireActual<(input: { markdownAST: Tree }) => void>(
  '../../plugins/gatsby-remark-article-body',
)

// What gatsby-transformer-remark does with an article's body.
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true })

/** The HTML of an article's body written in markdown, as the site shows it. */
export function articleHtml(markdown: string): string {
  const markdownAST = parser.parse(markdown) as Tree
  remarkArticleBody({ markdownAST })
  const html = toHast(markdownAST)
  return html ? toHtml(html) : ''
}
