const night = '#10161b'

/**
 * Colors for what no style sheet reaches: PDFs, preview images, figure files and the browser's toolbar. A
 * test checks that they equal the light scheme's tokens in styles/tokens.css.
 */
export const colors = {
  ink: night,
  paper: '#f6f3ec',
  muted: '#565958',
  hull: '#c2361c',
  deep: night,
  deepInTheDark: '#141b21',
} as const
