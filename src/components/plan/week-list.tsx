/** What each week asks for, along the level line. */
export function WeekList({ weeks }: { weeks: readonly string[] }) {
  return (
    <ol className="weeks">
      {weeks.map((text, index) => (
        <li key={text}>
          <h3 className="display">Week {index + 1}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
