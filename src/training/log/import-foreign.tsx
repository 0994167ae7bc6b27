import { useMemo, useState } from 'react'
import { pluralize } from '../../../packages/basics'
import { type Unit, units } from '../../../packages/progression'
import { Button } from '../button'
import { RadioGroup } from '../choices'
import { dayText } from '../model/months'
import type { ForeignLog } from '../model/transfer/foreign-log'
import { foreignSessions } from '../model/transfer/foreign-sessions'
import { matchExercise } from '../model/transfer/match-exercise'
import { useLibrary } from '../session/use-library'
import { ImportPreview } from './import-preview'

interface ImportForeignProps {
  log: ForeignLog
  unit: Unit
  /** Reports the result. */
  onDone: (message: string) => void
}

/** Names to ask about at first, those with the most sets. Each lists the whole library, so a hundred block a phone. */
const ASKED = 12

/** Previews an import from Strong or Hevy. Asks about unclear names. Imports nothing before the last tap. */
export function ImportForeign({ log, unit: defaultUnit, onDone }: ImportForeignProps) {
  const [unit, setUnit] = useState(defaultUnit)
  const library = useLibrary(true)
  /** Chosen exercise id per name in the app; '' keeps the name. */
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  const [isAllShown, setAllShown] = useState(false)
  const matches = useMemo(() => {
    const sets = new Map<string, number>()
    for (const { name, sets: done } of log.sessions.flatMap(({ exercises }) => exercises))
      sets.set(name, (sets.get(name) ?? 0) + done.length)
    return [...sets]
      .sort(([, a], [, b]) => b - a)
      .map(([name]) => ({ name, ...matchExercise(name, library ?? []) }))
  }, [log, library])
  const sessions = useMemo(() => {
    const matched = matches.flatMap(({ name, sure }) => {
      const exercise = sure ?? library?.find(({ exerciseId }) => exerciseId === choices[name])
      return exercise ? [[name, exercise] as const] : []
    })
    return foreignSessions(log, new Map(matched), unit)
  }, [log, matches, library, choices, unit])

  if (library === undefined) return <p role="status">Comparing exercise names …</p>
  if (library === null)
    return (
      <p role="alert" className="field-error">
        The exercises could not be loaded. Check your connection, and open the file again. Nothing
        was imported.
      </p>
    )
  const days = sessions.map(({ date }) => date).sort()
  const unclear = matches.filter(({ sure }) => !sure)
  const sure = matches.filter((match) => match.sure)
  return (
    <section className="mt-3 grid gap-3" aria-label={`A log from ${log.app}`}>
      <p>
        {log.app}: {pluralize(sessions.length, 'session')}
        {days[0] && `, ${dayText(days[0])} to ${dayText(days.at(-1) ?? '')}`}.
        {log.warmUps > 0 &&
          ` ${pluralize(log.warmUps, 'warm-up set')} left out: warm-ups don't count here.`}
      </p>
      {log.firstUnreadable && (
        <p>
          {pluralize(log.unreadable, 'row')} cannot be read and{' '}
          {log.unreadable === 1 ? 'is' : 'are'} left out. {log.firstUnreadable}
        </p>
      )}
      {!log.knowsUnit && (
        <RadioGroup legend="Weights are in" options={units} value={unit} onChange={setUnit} />
      )}
      {unclear.length > 0 && (
        <>
          <h4 className="font-bold">
            {unclear.length === 1 ? 'One name is' : `${unclear.length} names are`} not clear
          </h4>
          <p className="text-sm text-muted">
            Choose the exercise, or keep the name: its sets are then listed under it.
          </p>
          <ul>
            {(isAllShown ? unclear : unclear.slice(0, ASKED)).map(({ name, near }) => (
              <li key={name}>
                <label className="grid border-t border-rule py-2">
                  <span className="font-bold">{name}</span>
                  <select
                    className="field"
                    value={choices[name] ?? ''}
                    onChange={({ target }) => setChoices({ ...choices, [name]: target.value })}
                  >
                    <option value="">Keep this name</option>
                    {near.length > 0 && <optgroup label="Similar">{near.map(option)}</optgroup>}
                    <optgroup label="All exercises">
                      {library.filter((exercise) => !near.includes(exercise)).map(option)}
                    </optgroup>
                  </select>
                </label>
              </li>
            ))}
          </ul>
          {!isAllShown && unclear.length > ASKED && (
            <div>
              <Button onClick={() => setAllShown(true)}>
                Show {unclear.length - ASKED} More Names
              </Button>
            </div>
          )}
        </>
      )}
      {sure.length > 0 && (
        <details className="train-menu">
          <summary>{sure.length} recognized</summary>
          <ul className="goals">
            {sure.map((match) => (
              <li key={match.name}>
                {match.name}: {match.sure?.title}
              </li>
            ))}
          </ul>
        </details>
      )}
      <ImportPreview read={{ sessions, plans: [], unreadable: 0 }} onDone={onDone} />
    </section>
  )
}

const option = ({ exerciseId, title }: { exerciseId: string; title: string }) => (
  <option key={exerciseId} value={exerciseId}>
    {title}
  </option>
)
