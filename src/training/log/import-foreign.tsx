import { useMemo, useState } from 'react'
import { pluralize } from '../../../packages/basics'
import { type Unit, units } from '../../../packages/progression'
import { Button } from '../button'
import { RadioGroup } from '../choices'
import { dayText } from '../model/months'
import type { ForeignLog } from '../model/transfer/foreign-log'
import { foreignSessions } from '../model/transfer/foreign-sessions'
import { sureMatch } from '../model/transfer/match-exercise'
import { useLibrary } from '../session/use-library'
import { AskedName } from './asked-name'
import { ImportPreview } from './import-preview'

interface ImportForeignProps {
  log: ForeignLog
  unit: Unit
  /** Reports the result. */
  onDone: (message: string) => void
}

/** Names to ask about at once, those with the most sets first. Each lists the library, so a hundred block a phone. */
const ASKED = 8

/** Previews an import from Strong or Hevy. Asks about unclear names. Imports nothing before the last tap. */
export function ImportForeign({ log, unit: defaultUnit, onDone }: ImportForeignProps) {
  const [unit, setUnit] = useState(defaultUnit)
  const library = useLibrary(true)
  /** Chosen exercise id per name in the app; '' keeps the name. */
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  const [shown, setShown] = useState(ASKED)
  const matches = useMemo(() => {
    const sets = new Map<string, number>()
    for (const { exercises } of log.sessions)
      for (const exercise of exercises)
        sets.set(exercise.name, (sets.get(exercise.name) ?? 0) + exercise.sets.length)
    return [...sets]
      .sort(([, a], [, b]) => b - a)
      .map(([name]) => ({ name, sure: sureMatch(name, library ?? []) }))
  }, [log, library])
  const sessions = useMemo(() => {
    if (!library) return []
    const matched = matches.flatMap(({ name, sure }) => {
      const exercise = sure ?? library.find(({ exerciseId }) => exerciseId === choices[name])
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
            {unclear.slice(0, shown).map(({ name }) => (
              <li key={name}>
                <AskedName
                  name={name}
                  library={library}
                  chosen={choices[name] ?? ''}
                  onChoose={(exerciseId) => setChoices({ ...choices, [name]: exerciseId })}
                />
              </li>
            ))}
          </ul>
          {unclear.length > shown && (
            <div>
              <Button onClick={() => setShown(shown + ASKED)}>
                Show {Math.min(ASKED, unclear.length - shown)} More Names
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
