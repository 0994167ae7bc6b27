/** Colours of preview images: the look's, above and below the waterline. */
export const colors = { ink: '#10161b', paper: '#f6f3ec', hull: '#c2361c' } as const

/** What sites that show previews expect (Open Graph: 1.91 to 1), in pixels. */
export const canvas = { width: 1200, height: 630, margin: 72, waterline: 452 } as const

/** Where the title stands: between the brand's name and the mark. */
export const titleArea = { top: 114, height: 217 } as const

/** How a text is set. Sizes in pixels, tracking in ems. The faces are those of src/build/fonts. */
export interface TextStyle {
  face: 'text' | 'bold' | 'heading'
  size: number
  tracking?: number
}
