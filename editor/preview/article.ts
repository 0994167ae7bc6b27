import toHtml from 'hast-util-to-html'
import toHast from 'mdast-util-to-hast'
import remark from 'remark'
import remarkFootnotes from 'remark-footnotes'
import remarkGfm from 'remark-gfm'
import remarkArticleBody from '../../plugins/gatsby-remark-article-body'
import { Html, html } from './html'

type Tree = Parameters<typeof toHast>[0]

/** gatsby-transformer-remark's parser. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true })

/** A markdown body as its page shows it: citations numbered, charts drawn, tools as cards. */
export function bodyHtml(markdown: string, sources: readonly { key: string }[]): Html {
  const markdownAST = parser.parse(markdown) as Tree
  remarkArticleBody({ markdownAST, markdownNode: { frontmatter: { sources } } } as never)
  const tree = toHast(markdownAST, { allowDangerousHtml: true })
  return new Html(tree ? toHtml(tree, { allowDangerousHtml: true }) : '')
}

interface Fields {
  title?: string
  excerpt?: string
  image?: string
  imageAlt?: string
  summary?: string[]
  notFor?: string[]
  sources?: { key: string; who: string; title: string; year: number; where: string }[]
}

const list = (title: string, sentences: readonly string[] | undefined) =>
  sentences?.length
    ? html`<section class="plan-section"><h2 class="display text-lg">${title}</h2><ul class="goals mt-4 grid gap-3">${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul></section>`
    : undefined

/** An article's or guide's draft, in the style of the site. */
export function articlePreview(fields: Fields, body: string) {
  const { title, excerpt, image = '', imageAlt, summary, notFor, sources = [] } = fields
  return html`<h1 class="display">${title}</h1>
    <p>${excerpt}</p>
    ${/^https:/.test(image) && html`<img src="${image}?w=800" alt="${imageAlt}">`}
    <div class="article-text">
      ${list('In short', summary)}
      ${list('Not for', notFor)}
      <div class="prose">${bodyHtml(body, sources)}</div>
      ${
        sources.length > 0 &&
        html`<section><h2 class="display text-lg">Sources</h2><ol>${sources.map(
          ({ who, title: name, year, where }) =>
            html`<li>${who} (${year}). ${name}. ${where}.</li>`,
        )}</ol></section>`
      }
    </div>`
}
