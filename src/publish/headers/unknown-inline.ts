/** The inline scripts and styles that pages may contain, as exact texts. */
export interface KnownInline {
  scripts: string[]
  styles: string[]
}

/** An inline script or style that is on no list. */
export interface UnknownInline {
  kind: 'script' | 'style' | 'event handler'
  /** Its first characters, to find it by. */
  start: string
}

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi

/** Structured data is not run, so a security policy does not look at it. */
const isData = /\stype="application\/(ld\+)?json"/i

const eventHandler = /<[a-z][^>]*\s(on[a-z]+="[^"]*")/i

/**
 * Returns the first inline script, style or event handler in a page's HTML that is not known, or undefined. The
 * site's Content-Security-Policy would block it.
 */
export function unknownInline(
  html: string,
  { scripts, styles }: KnownInline,
): UnknownInline | undefined {
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    const kind = tag.toLowerCase() === 'script' ? 'script' : 'style'
    if (kind === 'script' && (/\ssrc=/i.test(attributes) || isData.test(attributes))) continue
    const known = kind === 'script' ? scripts : styles
    if (!known.includes(text)) return { kind, start: text.trim().slice(0, 60) }
  }
  const [, handler] = eventHandler.exec(html.replace(inlineElement, '')) ?? []
  return handler === undefined ? undefined : { kind: 'event handler', start: handler.slice(0, 60) }
}
