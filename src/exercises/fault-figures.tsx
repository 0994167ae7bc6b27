import { useContext } from 'react'
import { CELL } from './model/figure/strokes'
import { FigureFile } from './small-figure'

interface FaultFiguresProps {
  /** The fault's place in its list, from 0, by which the file of figures names its pictures. */
  number: number
  sign: string
  height: number
}

/** A fault, drawn: what is wrong, and beside it what is right. */
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
