import type { TextStyle } from '../../../packages/tagged-pdf'
import { colors as siteColors } from '../colors'

/** PDF colors: the light theme's, and those that only white paper needs. */
export const colors = {
  ...siteColors,
  white: '#fff',
  rule: '#c9c4b7',
  /** A light tint of hull red for the area below the load line. */
  loadField: siteColors.hullTint,
}

const { ink, muted } = colors

export const styles = {
  brand: { face: 'heading', size: 13, leading: 16, color: ink, tracking: -0.01 },
  lead: { face: 'text', size: 13, leading: 18.5, color: ink },
  section: { face: 'heading', size: 16, leading: 19, color: ink, tracking: -0.02 },
  week: { face: 'heading', size: 10, leading: 15, color: ink, tracking: -0.01 },
  label: { face: 'text', size: 8, leading: 12, color: muted },
  note: { face: 'text', size: 8.5, leading: 12.5, color: muted },
  fact: { face: 'bold', size: 9, leading: 12, color: ink },
  block: { face: 'heading', size: 11.5, leading: 15, color: ink, tracking: -0.02 },
  session: { face: 'heading', size: 11.5, leading: 15, color: ink, tracking: -0.02 },
  reason: { face: 'text', size: 9.5, leading: 13.5, color: ink },
  lineName: { face: 'bold', size: 9, leading: 11.5, color: ink },
  lineSets: { face: 'bold', size: 8, leading: 10.5, color: ink },
  lineEffort: { face: 'text', size: 8, leading: 10.5, color: ink },
  cue: { face: 'text', size: 8.5, leading: 11, color: ink },
  lineNote: { face: 'text', size: 7.5, leading: 9.5, color: muted },
  tiny: { face: 'text', size: 7, leading: 10, color: muted },
} as const satisfies Record<string, TextStyle>

/** Body style of the first page at a font size. */
export const bodyStyle = (size: number): TextStyle => ({
  face: 'text',
  size,
  leading: Math.round(size * 14) / 10,
  color: ink,
})

export function titleStyle(size: number): TextStyle {
  return { face: 'heading', size, leading: size * 1.04, color: ink, tracking: -0.02 }
}
