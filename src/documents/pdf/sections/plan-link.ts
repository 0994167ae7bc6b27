import { setText } from '../flow'
import { styles } from '../look'
import type { Sheet } from '../sheet'

/** Draws an address as a link, broken after hyphens, slashes and dots. */
export function drawLink(
  sheet: Sheet,
  address: string,
  { x, top, width }: { x: number; top: number; width: number },
): number {
  const shown = address.replace(/^https?:\/\//, '')
  const text = setText(shown, styles.label, width)
  const link = sheet.tag(sheet.tag(sheet.root, 'P'), 'Link', { actual: address })
  sheet.mark(link, 'Link', () => {
    text.lines.forEach((line, index) => {
      sheet.text(line, x, top + index * text.style.leading, text.style)
    })
  })
  const options = { structParent: link, Contents: new String(address) }
  sheet.doc.link(x, top, width, text.height, address, options as object)
  // pdfkit writes the page it is on when an element ends as the page of the element's link.
  link?.end()
  return top + text.height
}
