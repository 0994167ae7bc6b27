import { useMemo, useState } from 'react'
import { type Unit, units } from '../../lib/vocabulary'
import type { ForeignLog } from '../model/foreign-log'
import { foreignSessions, type Known } from '../model/foreign-sessions'
import { matchExercise } from '../model/match-exercise'
import { dayText } from '../model/months'
import { useLibrary } from '../session/use-library'
import type { Training } from '../storage/training-store'
import { ImportPreview } from './import-preview'
import { MatchName } from './match-name'

interface ImportForeignProps {
  log: ForeignLog
  /** The unit that the visitor uses. */
  unit: Unit
  training: Training
  /** Says what was done. */
  onDone: (message: string) => void
}

/** What Strong's or Hevy's table would bring. What is not clear is asked; nothing is taken before the last tap. */
export function ImportForeign({ log, unit: usual, training, onDone }: ImportForeignProps) {
  const [unit, setUnit] = useState(usual)
  const library = useLibrary(true)
  /** Exercises that the visitor chose, by the app's names; '' for a name that stays. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const names = useMemo(
    () => [...new Set(log.sessions.flatMap(({ exercises }) => exercises.map(({ name }) => name)))],
    [log],
  )
  const matches = useMemo(
    () => names.sort().map((name) => ({ name, ...matchExercise(name, library ?? []) })),
    [names, library],
  )
  const sessions = useMemo(() => {
    const byId = new Map((library ?? []).map((one) => [one.exerciseId, one]))
    const known = matches.flatMap(({ name, sure }): [string, Known][] => {
      const exercise = sure ?? byId.get(chosen[name] ?? '')
      return exercise ? [[name, exercise]] : []
    })
    return foreignSessions(log, new Map(known), unit)
  }, [log, matches, library, chosen, unit])

  if (library === undefined) return <p role="status">Comparing the names of exercises …</p>
  if (library === null)
    return (
      <p role="alert" className="field-error">
        The names of our exercises could not be loaded. Check your connection and open the file
        again. Nothing was taken from it.
      </p>
    )
  const days = sessions.map(({ date }) => date).sort()
  const open = matches.filter(({ sure }) => !sure)
  const sure = matches.filter((match) => match.sure)
  return (
    <section className="log-foreign" aria-label={`A log of ${log.app}`}>
      <p>
        {log.app}: {sessions.length} {sessions.length === 1 ? 'session' : 'sessions'}
        {days[0] && `, ${dayText(days[0])} to ${dayText(days.at(-1) ?? '')}`}.
        {log.warmUps > 0 &&
          ` ${log.warmUps} warm-up sets are left out: they count for nothing here.`}
      </p>
      {!log.knowsUnit && (
        <fieldset className="train-units">
          <legend className="text-sm text-muted">Its weights are in</legend>
          {units.map((one) => (
            <label key={one} className="filter-link train-unit">
              <input
                type="radio"
                name="foreign-unit"
                checked={unit === one}
                onChange={() => setUnit(one)}
              />
              {one}
            </label>
          ))}
        </fieldset>
      )}
      {open.length > 0 && (
        <>
          <h4 className="font-bold">
            {open.length === 1 ? 'One name is' : `${open.length} names are`} not clear
          </h4>
          <p className="text-sm text-muted">
            Choose the exercise, or keep the name: its sets are then listed under it.
          </p>
          <ul>
            {open.map(({ name, near }) => (
              <MatchName
                key={name}
                name={name}
                near={near}
                library={library}
                value={chosen[name] ?? ''}
                onChange={(id) => setChosen({ ...chosen, [name]: id })}
              />
            ))}
          </ul>
        </>
      )}
      {sure.length > 0 && (
        <details className="train-menu">
          <summary>{sure.length} recognized</summary>
          <ul className="goals">
            {sure.map(({ name, sure: exercise }) => (
              <li key={name}>
                {name}: {exercise?.title}
              </li>
            ))}
          </ul>
        </details>
      )}
      <ImportPreview
        read={{ sessions, plans: [], unreadable: log.unreadable }}
        training={training}
        onDone={onDone}
      />
    </section>
  )
}
