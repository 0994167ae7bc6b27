/** A heading of an article that can be linked to. */
export interface Heading {
  id: string
  /** Its text as HTML without tags. */
  html: string
}

/**
 * Parses the h2 headings from an article's HTML, so that pages don't have them twice. Skips minor headings,
 * which end in a colon.
 */
export function headingsIn(html: string): Heading[] {
  return [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/gs)].flatMap(([, id = '', inner = '']) => {
    const words = inner.replace(/<sup>.*?<\/sup>|<[^>]*>/gs, '').trim()
    return words === '' || words.endsWith(':') ? [] : [{ id, html: words }]
  })
}
