import postcss, { type AtRule, type ChildNode, type Container } from 'postcss'
import parser, { type Node, type Selector } from 'postcss-selector-parser'
import { unescapeHtml } from '../../packages/html'

/** Tags, classes and ids in pages. Attributes are ignored because scripts change them. */
export interface Names {
  tags: Set<string>
  classes: Set<string>
  ids: Set<string>
}

/** Collects the names in a page's HTML. */
export function addNames(names: Names, html: string): void {
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.tags.add(tag.toLowerCase())
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) names.ids.add(unescapeHtml(id))
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of unescapeHtml(list).split(/\s+/)) names.classes.add(name)
  }
}

/**
 * Keeps the rules that may match these names, in any state and with any attribute. PurgeCSS 8 can't: it drops
 * rules that begin with `:is()`.
 */
export function usedRules(sheet: string, { tags, classes, ids }: Names): string {
  const isUsed = (selector: Selector): boolean => selector.nodes.every(isNamed)

  function isNamed(node: Node): boolean {
    if (node.type === 'tag') return tags.has(node.value.toLowerCase())
    if (node.type === 'class') return classes.has(node.value)
    if (node.type === 'id') return ids.has(node.value)
    if (node.type !== 'pseudo' || !/^:(is|where|has)$/.test(node.value)) return true
    return node.nodes.some(isUsed)
  }

  const root = postcss.parse(sheet)
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return
    const usedSelectors = parser().astSync(rule).filter(isUsed)
    if (usedSelectors.length === 0) removeWithEmptyParents(rule)
    else rule.selectors = usedSelectors.map(String)
  })
  root.walkAtRules((rule) => {
    if (isKeyframes(rule) && !isAnimated(root, rule.params)) removeWithEmptyParents(rule)
  })
  return root.toString()
}

const isKeyframes = (node: Container | ChildNode | undefined) =>
  node?.type === 'atrule' && (node as AtRule).name === 'keyframes'

function isAnimated(root: Container, keyframes: string): boolean {
  let isFound = false
  root.walkDecls(/^animation/, ({ value }) => {
    isFound ||= value.split(/[\s,]+/).includes(keyframes)
  })
  return isFound
}

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if (parent?.type === 'atrule' && (parent as AtRule).nodes?.length === 0) {
    removeWithEmptyParents(parent as AtRule)
  }
}
