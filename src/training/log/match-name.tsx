import type { LibraryExercise } from '../model/exercises'

type Option = Pick<LibraryExercise, 'exerciseId' | 'title'>

interface MatchNameProps {
  name: string
  near: readonly Option[]
  library: readonly Option[]
  /** An exercise's id; '' for a name that stays. */
  value: string
  onChange: (id: string) => void
}

/** Asks which exercise another app's name means: the near ones first. */
export function MatchName({ name, near, library, value, onChange }: MatchNameProps) {
  const option = ({ exerciseId, title }: Option) => (
    <option key={exerciseId} value={exerciseId}>
      {title}
    </option>
  )
  return (
    <li>
      <label className="log-match">
        <span className="font-bold">{name}</span>
        <select className="field" value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">Keep this name</option>
          {near.length > 0 && <optgroup label="It may be">{near.map(option)}</optgroup>}
          <optgroup label="All exercises">
            {library.filter((one) => !near.includes(one)).map(option)}
          </optgroup>
        </select>
      </label>
    </li>
  )
}
