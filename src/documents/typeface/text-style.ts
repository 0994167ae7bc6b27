/** How a text is set. Sizes in points, tracking in ems. */
export interface TextStyle {
  face: 'text' | 'bold' | 'heading'
  size: number
  /** From one baseline to the next. */
  leading: number
  color: string
  tracking?: number
}
