import { TableHead } from '../components/table-head'

const formatSetCount = (sets: number) =>
  `${Math.floor(sets) || (sets ? '' : 0)}${sets % 1 ? '½' : ''}`

interface MuscleTableProps {
  columns: readonly string[]
  rows: readonly { muscle: string; sets: readonly number[] }[]
}

/** Hard sets per muscle. With a single column, a bar below each row shows its number. */
export function MuscleTable({ columns, rows }: MuscleTableProps) {
  const most = Math.max(...rows.flatMap(({ sets }) => sets))
  return (
    <>
      <table className="muscle-table">
        <TableHead columns={['Muscle', ...columns]} />
        <tbody>
          {rows.map(({ muscle, sets }) => (
            <tr
              key={muscle}
              style={
                columns.length === 1
                  ? { backgroundSize: `${Math.round((Math.max(...sets) / most) * 100)}% 3px` }
                  : undefined
              }
            >
              <th scope="row">{muscle}</th>
              {sets.map((count, index) => (
                <td key={columns[index]}>{formatSetCount(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm text-muted">
        Sets that leave four reps or fewer in reserve; ½ for a muscle that only helps.
      </p>
    </>
  )
}
