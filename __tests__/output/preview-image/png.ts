import { crc32, inflateSync } from 'node:zlib'

/** A PNG with a palette, read back: its size, and a function that gives a pixel's color as '#rrggbb'. */
export function readPng(png: Buffer) {
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const named = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named))
    chunks.set(named.toString('latin1', 0, 4), named.subarray(4))
    at += 12 + length
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(13)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  expect(rows).toHaveLength((width + 1) * height)
  const colorAt = (x: number, y: number) => {
    const start = (rows[y * (width + 1) + 1 + x] ?? 0) * 3
    return `#${palette.subarray(start, start + 3).toString('hex')}`
  }
  return { width, height, colorAt }
}
