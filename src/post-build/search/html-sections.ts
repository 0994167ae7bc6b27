import { unescapeHtml } from '../../../packages/html'
import { withoutJoiners } from '../../lib/typeset'
import type { Section } from '../../search/model/search-index'

/** Elements whose words don't count: source numbers, drawings, forms, and tables that repeat a drawing. */
const skippedElements = /<(sup|svg|form|details)\b[\s\S]*?<\/\1>/g

/** Text of an HTML fragment, one block per line. */
export const textOfHtml = (html: string): string =>
  unescapeHtml(
    withoutJoiners(html)
      .replace(skippedElements, ' ')
      .replace(/<\/(?:td|th)>(?!\s*<\/tr>)/g, ' · ')
      .replace(/<\/(?:p|li|h[2-6]|tr|caption|figcaption|blockquote|pre)>/g, '\n')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()

/** Splits an article's HTML at h2 and h3. The first section holds what precedes all headings. */
export function sectionsOfHtml(html: string): Section[] {
  const [opening = '', ...rest] = html.split(/<h[23] id="/)
  const sections = rest.map((part): Section => {
    const [, id = '', heading = '', body = ''] =
      /^([^"]*)">([\s\S]*?)<\/h[23]>([\s\S]*)$/.exec(part) ?? []
    return [id, textOfHtml(heading).replace(/:$/, ''), textOfHtml(body)]
  })
  return [['', '', textOfHtml(opening)], ...sections]
}
