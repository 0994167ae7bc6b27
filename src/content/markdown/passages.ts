import type { Link, Root } from 'mdast'
import visit from 'unist-util-visit'
import { citation, type Node, writtenText } from './text-of'

/** A paragraph or a table's row; `line` counts within the body, from 1. */
export interface Passage {
  line: number
  text: string
  isCited: boolean
  links: string[]
}

function passageOf(node: Node): Passage {
  const text = writtenText(node)
  const links: string[] = []
  visit(node, 'link', (link) => {
    links.push((link as Link).url)
  })
  const line = node.position?.start.line ?? 1
  return { line, text, isCited: text.search(citation) !== -1, links }
}

export function passagesOf(tree: Root): Passage[] {
  const passages: Passage[] = []
  visit(tree, ['paragraph', 'tableRow'], (node) => {
    passages.push(passageOf(node as Node))
  })
  return passages
}
