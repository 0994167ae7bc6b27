import { create } from 'qrcode'
import type { Sheet } from '../../../packages/tagged-pdf'
import { colors } from './theme'

/** Draws an address as a QR code, as one shape with squares merged into horizontal bars. */
export function drawQrCode(
  sheet: Sheet,
  address: string,
  place: { x: number; y: number; width: number },
): void {
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules
  const step = place.width / size
  for (let row = 0; row < size; row++) {
    for (let start = 0; start < size; start++) {
      let end = start
      while (end < size && data[row * size + end]) end++
      if (end === start) continue
      sheet.doc.rect(place.x + start * step, place.y + row * step, (end - start) * step, step)
      start = end
    }
  }
  sheet.doc.fill(colors.ink)
}
