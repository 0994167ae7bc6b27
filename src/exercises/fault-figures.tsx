import { useContext } from 'react'
import { CELL } from './model/figure/strokes'
import { FigureFile } from './small-figure'

interface FaultFiguresProps {
  /** Index of the fault, which names its pictures in the figure file. */
  number: number
  sign: string
  height: number
}

/** Draws a fault: the wrong position beside the right one. */
export function FaultFigures({ number, sign, height }: FaultFiguresProps) {
  const file = useContext(FigureFile)
  const picture = (which: 'wrong' | 'right', mark: string, name: string) => (
    <div className={`fault-${which}`}>
      <svg className="figure" viewBox={`0 0 ${CELL} ${height}`} role="img" aria-label={name}>
        <use href={`${file}#${number}.${which}`} />
      </svg>
      <p aria-hidden="true">
        <svg className="fault-mark" viewBox="0 0 12 12" aria-hidden="true">
          <path d={mark} />
        </svg>
        {which === 'wrong' ? 'Wrong' : 'Right'}
      </p>
    </div>
  )
  return (
    <dd className="fault-figures">
      {picture('wrong', 'M2 2l8 8m0-8l-8 8', `Wrong: ${sign}`)}
      {picture('right', 'M1 7l3 3 7-8', 'Right')}
    </dd>
  )
}
