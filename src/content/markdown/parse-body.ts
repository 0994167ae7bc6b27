import type { Root } from 'mdast'
import remark from 'remark'
import remarkFootnotes from 'remark-footnotes'
import remarkGfm from 'remark-gfm'
import { arrangeHeadings } from '../../../packages/markdown-headings'
import { type BodyElement, elementsOf } from './body-elements'
import { type Passage, passagesOf } from './passages'
import { type ArticleSection, sectionsOf } from './sections'
import { countWords } from './word-count'

/** Same parser and extensions as gatsby-transformer-remark. */
const parser = remark().use(remarkGfm).use(remarkFootnotes, { inlineNotes: true })

/** What checks, pages and search need of an article's body, which is parsed once for all of them. */
export interface Body {
  /** The syntax tree (mdast) as JSON, without positions: what the page is rendered from. */
  tree: string
  elements: BodyElement[]
  passages: Passage[]
  sections: ArticleSection[]
  /** Those that a '#id' link can lead to. */
  headingIds: string[]
  words: number
  /** Names of the tools that it embeds. */
  tools: string[]
  /** Ids of the exercises that it links to, unique and in order of appearance. */
  linkedExercises: string[]
}

const linkedExercise = (element: BodyElement) =>
  (element.kind === 'link' && /^\/exercises\/([a-z0-9-]+)$/.exec(element.address)?.[1]) || []

export function parseBody(markdown: string): Body {
  const tree = parser.parse(markdown) as Root
  const elements = elementsOf(tree)
  const passages = passagesOf(tree)
  const json = JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value))
  // From here on, headings have the levels and ids that the page gives them.
  arrangeHeadings(tree)
  const sections = sectionsOf(tree)
  return {
    tree: json,
    elements,
    passages,
    sections,
    headingIds: sections.flatMap(({ id }) => id || []),
    words: countWords([
      ...sections.flatMap(({ heading, text }) => [heading, text]),
      // Charts are read too.
      ...elements.flatMap((element) => (element.kind === 'block' ? element.text : [])),
    ]),
    tools: elements.flatMap((element) =>
      element.kind === 'block' && element.language === 'tool' ? element.text.trim() : [],
    ),
    linkedExercises: [...new Set(elements.flatMap(linkedExercise))],
  }
}
