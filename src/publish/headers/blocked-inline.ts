/** Exact texts of the inline scripts and styles that pages may contain. */
export interface AllowedInline {
  scripts: string[]
  styles: string[]
}

/** An inline script or style that the policy doesn't allow. */
export interface BlockedInline {
  kind: 'script' | 'style' | 'event handler'
  /** Its first characters, to search for. */
  start: string
}

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi

/** Structured data doesn't execute, so the policy ignores it. */
const isData = /\stype="application\/(ld\+)?json"/i

const eventHandler = /<[a-z][^>]*\s(on[a-z]+="[^"]*")/i

/** Finds a page's first inline script, style or event handler that the security policy would block. */
export function findBlockedInline(
  html: string,
  { scripts, styles }: AllowedInline,
): BlockedInline | undefined {
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    const kind = tag.toLowerCase() === 'script' ? 'script' : 'style'
    if (kind === 'script' && (/\ssrc=/i.test(attributes) || isData.test(attributes))) continue
    const allowed = kind === 'script' ? scripts : styles
    if (!allowed.includes(text)) return { kind, start: text.trim().slice(0, 60) }
  }
  const [, handler] = eventHandler.exec(html.replace(inlineElement, '')) ?? []
  return handler === undefined ? undefined : { kind: 'event handler', start: handler.slice(0, 60) }
}
