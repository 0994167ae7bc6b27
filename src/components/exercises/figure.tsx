import { graphql } from 'gatsby'

interface FigureProps {
  figure: Queries.FigureFragment
}

/** How wide and how high one phase of a figure is drawn. */
export const CELL = 160

/** The drawing of an exercise, its phases beside each other. Decorative: the exercise's name stands beside it. */
export function Figure({ figure }: FigureProps) {
  return (
    <svg
      viewBox={`0 0 ${CELL * figure.phases} ${CELL}`}
      className="figure"
      aria-hidden="true"
      focusable="false"
    >
      <FigureStrokes figure={figure} />
    </svg>
  )
}

/** What a figure is made of: strokes, or a picture of an editor's own. */
export function FigureStrokes({ figure: { layers, phases, picture } }: FigureProps) {
  if (picture)
    return (
      <image
        href={picture}
        width={CELL * phases}
        height={CELL}
        preserveAspectRatio="xMidYMid slice"
      />
    )
  return layers.map(({ gear, width, path }) => (
    <path key={path} className={gear ? 'gear' : undefined} strokeWidth={width} d={path} />
  ))
}

export const fragment = graphql`
  fragment Figure on ExerciseFigure {
    phases
    picture
    layers {
      gear
      width
      path
    }
  }
`
