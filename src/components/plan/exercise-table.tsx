import type { PlanDetail } from '../../lib/plan-detail'

/** The exercises of a plan: name, sets × reps, rest. */
export function ExerciseTable({ exercises }: Pick<PlanDetail, 'exercises'>) {
  return (
    <table className="w-full text-left">
      <thead className="border-b-2 border-ink text-sm">
        <tr>
          <th scope="col" className="py-2 pr-2 sm:pr-4">
            Exercise
          </th>
          <th scope="col" className="py-2 pr-2 sm:pr-4">
            Sets × reps
          </th>
          <th scope="col" className="py-2">
            Rest
          </th>
        </tr>
      </thead>
      <tbody>
        {exercises.map(({ name, sets, reps, rest }) => (
          <tr key={name} className="border-b border-rule align-top">
            <th scope="row" className="py-3 pr-2 font-bold wrap-anywhere sm:pr-4">
              {name}
            </th>
            <td className="py-3 pr-2 sm:pr-4">
              {sets} × {reps}
            </td>
            <td className="py-3">{rest}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
