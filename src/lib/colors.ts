const night = '#10161b'

/**
 * The look's colors where no style sheet reaches: PDFs, preview images, files of figures, the browser's own
 * bar. They are the light scheme's tokens of styles/tokens.css, which a test compares with these.
 */
export const colors = {
  ink: night,
  paper: '#f6f3ec',
  muted: '#565958',
  hull: '#c2361c',
  deep: night,
  deepInTheDark: '#141b21',
} as const
