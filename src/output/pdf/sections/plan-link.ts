import { placeText, setText } from '../flow'
import { rail, styles } from '../look'
import { drawQrCode } from '../qr-code'
import type { Sheet } from '../sheet'

const QR_WIDTH = 84
/** What the link needs, its address over three lines. */
export const PLAN_LINK_HEIGHT = 150

/** Draws the QR code and the address of the plan's page, and gives the height they reach down to. */
export function drawPlanLink(sheet: Sheet, address: string, x: number, top: number): number {
  const figure = sheet.tag(sheet.root, 'Figure', {
    alt: `QR code that opens ${address}`,
    bbox: [x, top, x + QR_WIDTH, top + QR_WIDTH],
  })
  sheet.mark(figure, 'Figure', () => drawQrCode(sheet, address, { x, y: top, width: QR_WIDTH }))
  const caption = setText('The plan on the web:', styles.label, rail.width)
  const captionTop = top + QR_WIDTH + 8
  placeText(sheet, sheet.root, 'P', caption, x, captionTop)
  return drawLink(sheet, address, { x, top: captionTop + caption.height, width: rail.width })
}

/** Draws an address as a link that can be clicked, broken where an address has its seams. */
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
