import { TableHead } from '../../ui/table-head'

interface FoldedTableProps {
  /** Name of the data, the same as the chart's. */
  label: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** A chart's numbers. */
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
