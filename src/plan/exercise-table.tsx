import type { PlanDetail } from './model/plan-detail'

/** The exercises of a plan: name, sets × reps, rest. */
export function ExerciseTable({ exercises }: Pick<PlanDetail, 'exercises'>) {
  return (
    <table className="breakdown">
      <thead>
        <tr>
          <th scope="col">Exercise</th>
          <th scope="col">Sets × reps</th>
          <th scope="col">Rest</th>
        </tr>
      </thead>
      <tbody>
        {exercises.map(({ name, sets, reps, rest }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{`${sets} × ${reps}`}</td>
            <td>{rest}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
