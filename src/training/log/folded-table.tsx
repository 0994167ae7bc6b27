import { TableHead } from '../../ui/table-head'

interface FoldedTableProps {
  /** What it shows, as a drawing beside it does. */
  label: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** A drawing's numbers. */
export const FoldedTable = ({ label, columns, rows }: FoldedTableProps) => (
  <details className="train-menu">
    <summary aria-label={`${label} as a table`}>As a table</summary>
    <table className="log-table" aria-label={`${label} as a table`}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([first, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may share a day
          <tr key={row}>
            <th scope="row">{first}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
