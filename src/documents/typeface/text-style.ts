/** Text style; sizes in points, tracking in ems. */
export interface TextStyle {
  face: 'text' | 'bold' | 'heading'
  size: number
  /** Baseline to baseline. */
  leading: number
  color: string
  tracking?: number
}
