import { useMemo } from 'react'
import type { LibraryExercise } from '../model/library-exercise'
import { nearMatches } from '../model/transfer/match-exercise'

interface AskedNameProps {
  name: string
  library: readonly LibraryExercise[]
  chosen: string
  onChoose: (exerciseId: string) => void
}

/** Asks which exercise a name of another app means. */
export function AskedName({ name, library, chosen, onChoose }: AskedNameProps) {
  const options = useMemo(() => {
    const near = nearMatches(name, library)
    return (
      <>
        {near.length > 0 && <optgroup label="Similar">{near.map(option)}</optgroup>}
        <optgroup label="All exercises">
          {library.filter((exercise) => !near.includes(exercise)).map(option)}
        </optgroup>
      </>
    )
  }, [name, library])
  return (
    <label className="grid border-t border-rule py-2">
      <span className="font-bold">{name}</span>
      <select className="field" value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Keep this name</option>
        {options}
      </select>
    </label>
  )
}

const option = ({ exerciseId, title }: { exerciseId: string; title: string }) => (
  <option key={exerciseId} value={exerciseId}>
    {title}
  </option>
)
