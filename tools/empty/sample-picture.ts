import sharp from 'sharp'

/** The names of the sample's drawings beside site.json. */
export const isDrawnBySample = (name: string) => ['mark.svg', 'icon.svg'].includes(name)

/** A field in two plain colors, in place of a photograph. */
export const samplePicture = () => {
  const [width, height] = [1600, 1000]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#5a6670" d="M0 0h${width}v${height}H0z"/><path fill="#8b969e" d="M0 ${height * 0.62}h${width}v${height}H0z"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
