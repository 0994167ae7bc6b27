/** Text style. Sizes are in points, tracking is in ems. */
export interface TextStyle {
  face: 'text' | 'bold' | 'heading'
  size: number
  /** From baseline to baseline. */
  leading: number
  color: string
  tracking?: number
}
