/** Weeks side by side in one table of the log: more would leave too little room to write. */
const WEEKS_ABREAST = 4

/** A session on paper: what each of its weeks asks of each exercise. */
export interface PaperSession {
  readonly name: string
  readonly weeks: readonly number[]
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[]
}

/** The tables of one session, four weeks in each. */
export function SessionLog({ session: { name, weeks, rows } }: { session: PaperSession }) {
  const starts = Array.from(
    { length: Math.ceil(weeks.length / WEEKS_ABREAST) },
    (_, index) => index * WEEKS_ABREAST,
  )
  return (
    <>
      {name && <h3>{name}</h3>}
      {starts.map((start) => {
        const abreast = weeks.slice(start, start + WEEKS_ABREAST)
        return (
          <table key={start}>
            <thead>
              <tr>
                <th scope="col">Exercise</th>
                {abreast.map((week) => (
                  <th key={week} scope="col">
                    Week {week}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ title, cells }, row) => (
                // Two rows of a session may be of the same exercise.
                // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
                <tr key={row}>
                  <th scope="row">{title}</th>
                  {abreast.map((week, index) => (
                    <td key={week}>{cells[start + index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )
      })}
    </>
  )
}
