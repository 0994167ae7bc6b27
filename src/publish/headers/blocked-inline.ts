/** Exact texts of the inline scripts and styles that pages may contain. */
export interface AllowedInline {
  scripts: string[]
  styles: string[]
}

/** An inline script or style that the policy doesn't allow. */
interface BlockedInline {
  kind: 'script' | 'style' | 'event handler'
  /** Its first characters, to search for. */
  start: string
}

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi

/** Structured data doesn't execute, so the policy ignores it. */
const isData = /\stype="application\/(ld\+)?json"/i

const eventHandler = /<[a-z][^>]*\s(on[a-z]+="[^"]*")/i

/** Finds an inline script, style or event handler of a page that the security policy would block. */
export function findBlockedInline(
  html: string,
  { scripts, styles }: AllowedInline,
): BlockedInline | undefined {
  const blocked: BlockedInline[] = []
  const rest = html.replace(inlineElement, (_, tag: string, attributes: string, text: string) => {
    const kind = tag.toLowerCase() === 'script' ? 'script' : 'style'
    const allowed = kind === 'script' ? scripts : styles
    const isInline = kind === 'style' || !(/\ssrc=/i.test(attributes) || isData.test(attributes))
    if (isInline && !allowed.includes(text)) blocked.push({ kind, start: startOf(text.trim()) })
    return ''
  })
  const [, handler] = eventHandler.exec(rest) ?? []
  if (handler) blocked.push({ kind: 'event handler', start: startOf(handler) })
  return blocked[0]
}

const startOf = (text: string) => text.slice(0, 60)
