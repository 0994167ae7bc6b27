import { layoutText } from '../flow'
import { styles } from '../look'
import type { Sheet } from '../sheet'

/** Draws an address as a link that breaks after hyphens, slashes and dots. Returns its bottom edge. */
export function drawLink(
  sheet: Sheet,
  address: string,
  { x, top, width }: { x: number; top: number; width: number },
): number {
  const label = address.replace(/^https?:\/\//, '')
  const text = layoutText(label, styles.label, width)
  const link = sheet.tag(sheet.tag(sheet.root, 'P'), 'Link', { actual: address })
  sheet.mark(link, 'Link', () => {
    text.lines.forEach((line, index) => {
      sheet.text(line, x, top + index * text.style.leading, text.style)
    })
  })
  const options = { structParent: link, Contents: new String(address) }
  sheet.doc.link(x, top, width, text.height, address, options as object)
  // End it now, because pdfkit puts an element's link on the page that the element ends on.
  link.end()
  return top + text.height
}
