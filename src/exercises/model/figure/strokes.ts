/**
 * How a stroke is painted: in the color of the text; lighter, for a limb behind the body; in the color of
 * what the figure stands on, for the gap around what lies in front; in the theme's red, for equipment, or for the
 * part of a body that is wrong.
 * A sign has the color of the text, and no part in the movement.
 */
export const figureTones = ['ink', 'far', 'gap', 'gear', 'wrong', 'sign'] as const
export type FigureTone = (typeof figureTones)[number]

/** One stroke with round ends, or several of one kind. A filled circle is a stroke without length. */
export interface FigureShape {
  tone: FigureTone
  width: number
  /** An SVG path, on the grid of its own phase. */
  path: string
}

/** The drawing of an exercise: two to four phases, each on a grid of 160 by 160. */
export interface Figure {
  phases: FigureShape[][]
}

/** All shapes of one color and width that may be drawn in one go. */
export interface FigureLayer {
  tone: FigureTone
  width: number
  path: string
}

/** The same with a path for each phase, on the grid of its own phase; empty where a phase has none. */
export interface FigureStroke extends Omit<FigureLayer, 'path'> {
  paths: string[]
}

/** How much of the text's color a limb behind the body has. */
export const FAR = 0.38

/** The attributes that paint a tone on a page, whose `stroke` is the color of the text. */
export const tonePaint: Record<FigureTone, { stroke?: string; opacity?: number }> = {
  ink: {},
  far: { opacity: FAR },
  gap: { stroke: 'var(--ground)' },
  gear: { stroke: 'var(--hull)' },
  wrong: { stroke: 'var(--hull)' },
  sign: {},
}

/** How wide and how high a phase is. */
export const CELL = 160

/** Returns a number in the notation of paths: with one decimal at most. */
const short = (value: number) => String(Math.round(value * 10) / 10)

/** Returns a path moved to the right. */
const moved = (path: string, by: number) =>
  path.replace(/([MLH])(-?[\d.]+)/g, (_, command, x) => command + short(Number(x) + by))

/**
 * Returns what a figure draws in as few strokes as possible that keep the order of what lies in
 * front: a page has each of them twice, in its HTML and in its data.
 */
export function figureStrokes({ phases }: Figure): FigureStroke[] {
  const strokes: FigureStroke[] = []
  phases.forEach((shapes, phase) => {
    // The stroke of the shape before, which this one must not lie behind.
    let last = -1
    for (const { tone, width, path } of shapes) {
      const found = strokes.findIndex(
        (stroke, index) => index >= last && stroke.tone === tone && stroke.width === width,
      )
      const stroke = strokes[found] ?? { tone, width, paths: phases.map(() => '') }
      stroke.paths[phase] += path
      if (found < 0) strokes.splice(last + 1, 0, stroke)
      last = found < 0 ? last + 1 : found
    }
  })
  return strokes
}

/** Returns strokes with the phases beside each other. */
export const besideEachOther = (strokes: readonly FigureStroke[]): FigureLayer[] =>
  strokes.map(({ tone, width, paths }) => ({
    tone,
    width,
    path: paths.map((path, phase) => moved(path, phase * CELL)).join(''),
  }))
