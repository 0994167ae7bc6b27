const night = '#10161b'

/**
 * Colors where no style sheet reaches: PDFs, preview images, figure files, the browser's toolbar. They equal
 * the light scheme's tokens in styles/tokens.css, as a test checks.
 */
export const colors = {
  ink: night,
  paper: '#f6f3ec',
  muted: '#565958',
  hull: '#c2361c',
  deep: night,
  deepInTheDark: '#141b21',
} as const
