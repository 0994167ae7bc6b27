/** An SVG drawing of the brand as pages show it: inline, so that its color follows the text's. */
export interface Drawing {
  viewBox: string
  /** Width divided by height. */
  ratio: number
  /** The shapes, with nothing that could load or run. */
  shapes: string
}
