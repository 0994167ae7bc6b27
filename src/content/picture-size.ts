/** A picture's size in pixels, from the first bytes of a jpg, png, webp or avif; undefined if they don't say it. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const textAt = (start: number) => String.fromCharCode(...bytes.subarray(start, start + 4))
  if (textAt(0) === '\x89PNG') return { width: view.getUint32(16), height: view.getUint32(20) }
  if (textAt(8) === 'WEBP') return webpSize(view, textAt(12))
  if (view.getUint16(0) === 0xffd8) return jpegSize(view)
  return avifSize(view, textAt)
}

function webpSize(view: DataView, kind: string) {
  const size24 = (at: number) => (view.getUint32(at, true) & 0xffffff) + 1
  if (kind === 'VP8X') return { width: size24(24), height: size24(27) }
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** Markers of a JPEG's segments that lie among those with its size, but have none. */
const otherMarkers = [0xc4, 0xc8, 0xcc]

/** Walks the segments of a JPEG up to the one with its size. */
function jpegSize(view: DataView) {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && !otherMarkers.includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
  return undefined
}

/** Where an AVIF's boxes with sizes lie: in the first kilobyte, before its pixels. */
const AVIF_BOXES = 1024

function avifSize(view: DataView, textAt: (start: number) => string) {
  for (let at = 0; at + 16 <= Math.min(AVIF_BOXES, view.byteLength); at++)
    if (textAt(at) === 'ispe')
      return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
  return undefined
}
