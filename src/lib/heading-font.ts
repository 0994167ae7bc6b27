/**
 * Address of the heading font. Its name carries a hash of its content, because browsers may keep it
 * forever. Written by tools/make-fonts.ts, here and in styles/tokens.css.
 */
export const headingFont = '/fonts/archivo-expanded-800-162a00ce.woff2'
