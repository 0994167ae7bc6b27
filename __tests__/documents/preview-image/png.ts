import sharp from 'sharp'

/** Decodes a PNG: its size, and a function that returns a pixel's color as '#rrggbb'. */
export async function readPng(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const colorAt = (x: number, y: number) => {
    const start = (y * width + x) * 3
    return `#${data.subarray(start, start + 3).toString('hex')}`
  }
  return { width, height, colorAt }
}
