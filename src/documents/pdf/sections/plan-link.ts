import type { Box } from '../../../../packages/tagged-pdf'
import { drawLines, textBox } from '../../../../packages/tagged-pdf'
import { styles } from '../theme'

/** An address as a link that breaks after hyphens, slashes and dots. */
export function linkBox(address: string, width: number): Box {
  const label = address.replace(/^https?:\/\//, '')
  const { lines, style, height } = textBox('Link', label, styles.label, width)
  return {
    height,
    draw(sheet, x, top) {
      const link = sheet.tag(sheet.tag(sheet.root, 'P'), 'Link', { actual: address })
      sheet.mark(link, 'Link', () => drawLines(sheet, style, lines, x, top))
      const options = { structParent: link, Contents: new String(address) }
      sheet.doc.link(x, top, width, height, address, options as object)
      // End it now, because pdfkit puts an element's link on the page that the element ends on.
      link.end()
    },
  }
}
