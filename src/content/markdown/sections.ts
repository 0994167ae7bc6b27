import type { Content, Root } from 'mdast'
import visit from 'unist-util-visit'
import { parseDocument } from 'yaml'
import { type Node, textOf } from './text-of'

/** A heading with the text below it, up to the next one that has an id. */
export interface ArticleSection {
  /** Empty for what precedes the first heading. */
  id: string
  /** 2 or 3; 1 for what precedes the first heading. */
  depth: number
  heading: string
  /** A line per paragraph, list item, smaller heading, and row of a table. */
  text: string
}

const idOf = ({ data }: Node) => (data?.hProperties as { id?: string } | undefined)?.id

/** A chart's words are in its drawing, except for its title. */
const chartTitle = (yaml: string) => parseDocument(yaml, { logLevel: 'silent' }).get('title') ?? ''

function lineOf(node: Content): string {
  if (node.type === 'code') return node.lang === 'chart' ? String(chartTitle(node.value)) : ''
  return textOf(node)
}

/** Splits an article at its headings. Takes its tree after `arrangeHeadings`. */
export function sectionsOf(tree: Root): ArticleSection[] {
  const sections = [{ id: '', depth: 1, heading: '', lines: [] as string[] }]
  visit(tree, ['heading', 'paragraph', 'tableRow', 'code'], (visited) => {
    const node = visited as Content
    const id = idOf(node)
    if (node.type === 'heading' && id !== undefined)
      sections.push({ id, depth: node.depth, heading: textOf(node), lines: [] })
    else sections.at(-1)?.lines.push(lineOf(node))
    return visit.SKIP
  })
  return sections.map(({ lines, ...section }) => ({
    ...section,
    text: lines.filter(Boolean).join('\n'),
  }))
}
