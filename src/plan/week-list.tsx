interface WeekListProps {
  weeks: readonly string[]
  deloads?: readonly number[]
}

/** The text of each week, marking deloads. */
export function WeekList({ weeks, deloads = [] }: WeekListProps) {
  return (
    <ol className="weeks">
      {weeks.map((text, index) => (
        <li key={text} className={deloads.includes(index + 1) ? 'deload' : undefined}>
          <h3>{`Week ${index + 1}`}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
