/**
 * Address of the heading font, which tools/make-fonts.ts writes. The name has a content hash, because
 * browsers may cache it forever.
 */
export const headingFont = '/fonts/archivo-expanded-800-a5f88081.woff2'

/**
 * Font faces of the headings, inlined in every head. They aren't in the style sheet, because the whole sheet
 * loads with the app (docs/start.md), and a repeated face makes browsers lay out all text again. Browsers
 * preload and cache the font, and never swap it in after the first paint, so nothing shifts. The fallback is
 * Arial or similar, scaled to match (packages/tagged-pdf/fonts/README.md).
 */
export const headingFaces = [
  `@font-face{font-family:Archivo;src:url(${headingFont}) format("woff2");font-weight:800;font-display:optional}`,
  '@font-face{font-family:Archivo Fallback;src:local("Arial Bold"),local("Arial-BoldMT"),local("Helvetica Bold"),local("Helvetica-Bold"),local("Liberation Sans Bold"),local("LiberationSans-Bold"),local("Roboto Bold"),local("Roboto-Bold");font-weight:800;size-adjust:129.45%;ascent-override:67.83%;descent-override:16.22%;line-gap-override:0%}',
].join('')
