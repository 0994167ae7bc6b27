import { graphql } from 'gatsby'

/** How wide and how high one phase of a figure is drawn. */
export const CELL = 160

/** What a figure is made of: strokes, or a picture of an editor's own. */
export function FigureStrokes({ figure }: { figure: Queries.FigureFragment }) {
  const { layers, phases, picture } = figure
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
