/**
 * Address of the heading font. Its name carries a hash of its content, because browsers may keep it
 * forever. Written by tools/make-fonts.ts.
 */
export const headingFont = '/fonts/archivo-expanded-800-a5f88081.woff2'

/**
 * The faces of the heading font. They stand in every page's head and in no style sheet: the whole sheet
 * comes with the start (docs/start.md), and a browser that is given a face anew lays all text out again.
 * The font never swaps after the first paint, so nothing can shift; it is preloaded, and cached from then
 * on. The fallback is Arial and its kin at its width and height: src/documents/typeface/fonts/README.md.
 */
export const headingFaces = [
  `@font-face{font-family:Archivo;src:url(${headingFont}) format("woff2");font-weight:800;font-display:optional}`,
  '@font-face{font-family:Archivo Fallback;src:local("Arial Bold"),local("Arial-BoldMT"),local("Helvetica Bold"),local("Helvetica-Bold"),local("Liberation Sans Bold"),local("LiberationSans-Bold"),local("Roboto Bold"),local("Roboto-Bold");font-weight:800;size-adjust:129.45%;ascent-override:67.83%;descent-override:16.22%;line-gap-override:0%}',
].join('')
