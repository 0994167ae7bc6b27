import { TableHead } from '../components/table-head'

interface ValueTableProps {
  /** Accessible name of the table. */
  caption: string
  head: readonly string[]
  /** Each row starts with its name. */
  rows: readonly (readonly string[])[]
}

/** A table of numbers with row headers in the first column. */
export function ValueTable({ caption, head, rows }: ValueTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section className="table-frame" aria-label={caption} tabIndex={0}>
      <table>
        <TableHead columns={head} />
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={head[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
