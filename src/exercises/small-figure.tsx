import { createContext, useContext } from 'react'

/** URL of the page's figure file: `<FigureFile value={plan.figures}>`. Null draws no figures. */
export const FigureFile = createContext<string | null>(null)

/** An exercise's figure beside its name. Decorative; docs/figures.md says why it is in a file. */
export function SmallFigure({ id }: { id: string }) {
  const file = useContext(FigureFile)
  if (!file) return null
  return (
    <svg className="figure" aria-hidden="true">
      <use href={`${file}#${id}`} />
    </svg>
  )
}
