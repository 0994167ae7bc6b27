import { TableHead } from '../ui/table-head'
import type { ExerciseRow } from './model/exercise-row'

export function ExerciseTable({ exercises }: { exercises: readonly ExerciseRow[] }) {
  return (
    <table className="breakdown">
      <TableHead columns={['Exercise', 'Sets × reps', 'Rest']} />
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
