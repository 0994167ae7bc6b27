/**
 * Paint of a stroke. 'ink' is the text color. 'far' is lighter, for limbs behind the body. 'gap' is the
 * background color, around shapes in front. 'gear' and 'wrong' are the theme's red. 'sign' is the text color,
 * and the animation leaves it out.
 */
const figureTones = ['ink', 'far', 'gap', 'gear', 'wrong', 'sign'] as const
export type FigureTone = (typeof figureTones)[number]

/** A stroke with round caps, or several of one kind. A stroke without length is a filled circle. */
export interface FigureShape {
  tone: FigureTone
  width: number
  /** An SVG path. */
  path: string
}

/** An exercise's drawing: two to four phases, each on a 160 × 160 grid. */
export interface Figure {
  phases: FigureShape[][]
}

/** Shapes of one tone and width: one path per phase, each on its own grid. A phase without any has ''. */
export interface FigureStroke extends Omit<FigureShape, 'path'> {
  paths: string[]
}

/** Opacity of limbs behind the body. */
export const FAR_OPACITY = 0.38

/** SVG attributes per tone; the default `stroke` is the text color. */
export const tonePaint: Record<FigureTone, { stroke?: string; opacity?: number }> = {
  ink: {},
  far: { opacity: FAR_OPACITY },
  gap: { stroke: 'var(--ground)' },
  gear: { stroke: 'var(--hull)' },
  wrong: { stroke: 'var(--hull)' },
  sign: {},
}

/** Size of a phase. */
export const CELL = 160

/** Rounds to one decimal, for paths. */
const rounded = (value: number) => String(Math.round(value * 10) / 10)

export const shiftedRight = (path: string, by: number) =>
  path.replace(/([MLH])(-?[\d.]+)/g, (_, command, x) => command + rounded(Number(x) + by))

/**
 * Merges a figure into as few strokes as the stacking order allows, because every page has them twice, in its
 * HTML and its data.
 */
export function figureStrokes({ phases }: Figure): FigureStroke[] {
  const strokes: FigureStroke[] = []
  phases.forEach((shapes, phase) => {
    // Index of the previous shape's stroke. This shape must not go behind it.
    let last = -1
    for (const { tone, width, path } of shapes) {
      const position = strokes.findIndex(
        (stroke, index) => index >= last && stroke.tone === tone && stroke.width === width,
      )
      const stroke = strokes[position] ?? { tone, width, paths: phases.map(() => '') }
      stroke.paths[phase] += path
      if (position < 0) strokes.splice(last + 1, 0, stroke)
      last = position < 0 ? last + 1 : position
    }
  })
  return strokes
}

/** Places the phases side by side. */
export const sideBySide = (strokes: readonly FigureStroke[]): FigureShape[] =>
  strokes.map(({ tone, width, paths }) => ({
    tone,
    width,
    path: paths.map((path, phase) => shiftedRight(path, phase * CELL)).join(''),
  }))
