/** A4 and its margins, in points (72 per inch). */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 54,
  right: 541.28,
  top: 76,
  bottom: 776,
} as const

export const contentWidth = paper.right - paper.left
