import { colors as lookColors } from '../../lib/colors'

/** Colors of the PDF: the light look's, on white paper. */
export const colors = { ...lookColors, rule: '#c9c4b7' } as const

/** A4 in points (72 to the inch) and what is left of it inside the margins. */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 54,
  right: 541.28,
  top: 76,
  bottom: 776,
} as const

/** Body text stands right of a rail that holds labels: a line of 60 to 72 characters. */
export const rail = { width: 112, body: paper.left + 132 } as const

export const bodyWidth = paper.right - rail.body
export const contentWidth = paper.right - paper.left

/** How a text is set. Sizes in points, tracking in ems. */
export interface TextStyle {
  face: 'text' | 'bold' | 'heading'
  size: number
  /** From one baseline to the next. */
  leading: number
  color: string
  tracking?: number
}

const { ink, muted } = colors

export const styles = {
  brand: { face: 'heading', size: 13, leading: 16, color: ink, tracking: -0.01 },
  lead: { face: 'text', size: 13, leading: 18.5, color: ink },
  section: { face: 'heading', size: 16, leading: 19, color: ink, tracking: -0.02 },
  week: { face: 'heading', size: 10, leading: 15, color: ink, tracking: -0.01 },
  body: { face: 'text', size: 10, leading: 15, color: ink },
  strong: { face: 'bold', size: 10, leading: 15, color: ink },
  label: { face: 'text', size: 8, leading: 12, color: muted },
  logName: { face: 'bold', size: 8.5, leading: 11, color: ink },
  logTarget: { face: 'text', size: 7.5, leading: 10.5, color: muted },
  columnHead: { face: 'bold', size: 8, leading: 12, color: ink },
  note: { face: 'text', size: 8.5, leading: 12.5, color: muted },
} as const satisfies Record<string, TextStyle>

/** The size of a plan's title: the largest that fits, from `titleSizes`. */
export function titleStyle(size: number): TextStyle {
  return { face: 'heading', size, leading: size * 1.04, color: ink, tracking: -0.02 }
}

export const titleSizes = [42, 36, 31, 27, 23, 19] as const
