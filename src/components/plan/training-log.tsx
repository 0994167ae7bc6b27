import { useLater } from '../../hooks/use-later'
import type { PlanDetail } from '../../lib/plan-detail'

/** Weeks side by side in one table of the log: more would leave too little room to write. */
const WEEKS_ABREAST = 4

interface TrainingLogProps extends Pick<PlanDetail, 'exercises'> {
  title: string
  weeks: number
}

/** Blank cells per week and exercise to fill in by pen. Printed with the plan, not shown on the screen. */
export function TrainingLog({ title, weeks, exercises }: TrainingLogProps) {
  // A quarter of the page and more, all of it for paper.
  const isWanted = useLater()
  if (!isWanted) return null
  const first = Array.from(
    { length: Math.ceil(weeks / WEEKS_ABREAST) },
    (_, i) => i * WEEKS_ABREAST,
  )
  return (
    <section className="training-log">
      <h2>Training log: {title}</h2>
      {first.map((before) => {
        const abreast = Array.from(
          { length: Math.min(WEEKS_ABREAST, weeks - before) },
          (_, index) => before + index + 1,
        )
        return (
          <table key={before}>
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
              {exercises.map(({ name }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {abreast.map((week) => (
                    <td key={week} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )
      })}
    </section>
  )
}
