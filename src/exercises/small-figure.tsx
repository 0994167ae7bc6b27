import { createContext, useContext } from 'react'

/**
 * The address of the file that holds the figures of this page. Put around all that shows some of them:
 * `<FigureFile value={plan.figures}>`. Where there is none, nothing is drawn.
 */
export const FigureFile = createContext<string | null>(null)

/** The figure of an exercise beside its name. Decorative; docs/figures.md says why it is in a file. */
export function SmallFigure({ id }: { id: string }) {
  const file = useContext(FigureFile)
  if (!file) return null
  return (
    <svg className="figure" aria-hidden="true">
      <use href={`${file}#${id}`} />
    </svg>
  )
}
