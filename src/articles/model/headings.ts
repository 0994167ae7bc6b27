/** A heading of an article's body that one can link to. */
export interface Heading {
  id: string
  /** Its words as HTML without any tags. */
  html: string
}

/**
 * Returns the headings of the first level in an article's HTML. They are read from there so that no
 * page has to carry them twice. Small headings, which end in a colon, are left out.
 */
export function headingsIn(html: string): Heading[] {
  return [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/gs)].flatMap(([, id = '', inner = '']) => {
    const words = inner.replace(/<sup>.*?<\/sup>|<[^>]*>/gs, '').trim()
    return words === '' || words.endsWith(':') ? [] : [{ id, html: words }]
  })
}
