/**
 * Address of the heading font, which tools/make-fonts.ts writes. The name has a content hash, because
 * browsers may cache it forever.
 */
export const headingFont = '/fonts/archivo-expanded-800-a5f88081.woff2'

/**
 * Faces that systems have, wide ones first, scaled to the heading face, so that lines break at the same words
 * before and after the font arrives (tools/make-fonts.ts prints the numbers). Verdana is on Windows and Apple's
 * systems, Arial or Helvetica on all but Android, which has Roboto.
 */
const fallbacks = [
  {
    family: 'Archivo Verdana',
    names: ['Verdana Bold'],
    metrics:
      'size-adjust:108.06%;ascent-override:81.25%;descent-override:19.43%;line-gap-override:0%',
  },
  {
    family: 'Archivo Arial',
    names: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'],
    metrics:
      'size-adjust:129.45%;ascent-override:67.83%;descent-override:16.22%;line-gap-override:0%',
  },
  {
    family: 'Archivo Roboto',
    names: ['Roboto Bold'],
    metrics:
      'size-adjust:136.25%;ascent-override:64.44%;descent-override:15.41%;line-gap-override:0%',
  },
].map(
  ({ family, names, metrics }) =>
    `@font-face{font-family:${family};src:${names.map((name) => `local("${name}")`)};font-weight:800;${metrics}}`,
)

/**
 * Font faces of the headings, inlined in every head. They aren't in the style sheet, because the whole sheet
 * loads with the app (docs/hydration.md), and a repeated face makes browsers lay out all text again. Browsers
 * preload and cache the font. Where it comes late, headings show in a fallback first.
 */
export const headingFaces = [
  `@font-face{font-family:Archivo;src:url(${headingFont}) format("woff2");font-weight:800;font-display:swap}`,
  ...fallbacks,
].join('')
