import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Texts of inline scripts and styles. */
export interface InlineCode {
  scripts: string[]
  styles: string[]
}

interface InlineElement {
  kind: 'script' | 'style' | 'event handler'
  text: string
}

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi

/** Structured data doesn't execute, so the policy ignores it. */
const isData = /\stype="application\/(ld\+)?json"/i

const eventHandler = /<[a-z][^>]*\s(on[a-z]+="[^"]*")/i

/** Lists the inline scripts, styles and event handlers of HTML. */
function inlineIn(html: string): InlineElement[] {
  const found: InlineElement[] = []
  const rest = html.replace(inlineElement, (_, tag: string, attributes: string, text: string) => {
    const kind = tag.toLowerCase() === 'script' ? 'script' : 'style'
    if (kind === 'style' || !(/\ssrc=/i.test(attributes) || isData.test(attributes)))
      found.push({ kind, text })
    return ''
  })
  const [, handler] = eventHandler.exec(rest) ?? []
  return handler ? [...found, { kind: 'event handler', text: handler }] : found
}

/**
 * Gatsby's inline script for a redirect in the browser. It differs per page, so that a policy can't list it;
 * hosts redirect instead.
 */
const pagePathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath="(?:[^"\\]|\\.)*";\/\*\]\]>\*\/<\/script>/

/** Removes that script from a page. */
export const withoutPagePath = (html: string) => html.replace(pagePathScript, '')

/** The file with the script elements that Gatsby inserts into every page after rendering. */
const SCRIPTS_FILE = '_gatsby/slices/_gatsby-scripts-1.html'

/** More inline texts than this in all heads make the policy, which goes with every response, too long. */
const MAX_TEXTS = 20

/**
 * Returns a function that notes a page's inline scripts and styles in `inline`, for the policy to allow. The
 * head's are the site's own: React escapes what comes from content. In the body, which may have markup from
 * content, only Gatsby's own scripts and `bodyCode` are allowed. The function throws if it finds another one.
 */
export function inlineCollector(publicFolder: string, bodyCode: ReadonlySet<string>) {
  const scriptsFile = path.join(publicFolder, SCRIPTS_FILE)
  const scripts = existsSync(scriptsFile) ? readFileSync(scriptsFile, 'utf8') : ''
  const gatsbyScripts = new Set(inlineIn(scripts).map(({ text }) => text))
  const inline: InlineCode = { scripts: [], styles: [] }

  function collect(html: string, page: string): void {
    const [head = '', body = ''] = html.split(/(?=<body\b)/)
    for (const { kind, text } of inlineIn(head)) note(kind, text, page)
    for (const { kind, text } of inlineIn(body)) {
      const isAllowed = bodyCode.has(text) || (kind === 'script' && gatsbyScripts.has(text))
      if (!isAllowed) throw blocked(kind, text, page)
      note(kind, text, page)
    }
  }

  function note(kind: InlineElement['kind'], text: string, page: string): void {
    if (kind === 'event handler') throw blocked(kind, text, page)
    const texts = kind === 'script' ? inline.scripts : inline.styles
    if (!texts.includes(text)) texts.push(text)
    if (texts.length > MAX_TEXTS)
      throw new Error(
        `The heads of the pages up to ${page} contain ${texts.length} different inline ${kind}s, each of which the Content-Security-Policy would list. The last one starts with "${startOf(text)}": move it into a file.`,
      )
  }

  return { inline, collect }
}

const blocked = (kind: string, text: string, page: string) =>
  new Error(
    `The body of ${page} contains an inline ${kind} that the Content-Security-Policy would block, starting with "${startOf(text)}": move it into a file, or add it with onRenderBody.`,
  )

const startOf = (text: string) => text.trim().slice(0, 60)
