import { Fragment, useState } from 'react'
import type { LoggedEntry, TrainingInput } from '../../../packages/progression'
import { Button } from '../button'
import { dayText } from '../model/months'
import { PermanentNoteField } from '../session/note-field'
import { doneText } from '../session/set-texts'
import { Title, useHeading } from '../use-focus'
import { LiftChart } from './lift-chart'
import { liftsOf, recordsOf } from './lifts'
import { BackButton, LogSection } from './log-section'

/** Number of rows at first, and that each tap adds. */
const PAGE_SIZE = 30

interface ExerciseHistoryProps {
  exercise: string
  /** Newest first. */
  times: readonly LoggedEntry[]
  input: TrainingInput
  back: string
  onBack: () => void
}

/** Every performance of an exercise, in any plan, with its records and permanent note. */
export function ExerciseHistory({ exercise, times, input, back, onBack }: ExerciseHistoryProps) {
  const { unit } = input
  const [count, setCount] = useState(PAGE_SIZE)
  const heading = useHeading()
  const title = times[0]?.entry.title ?? ''
  const lifts = liftsOf(
    times.map(({ session, entry }) => ({ ...session, entries: [entry] })),
    unit,
  )
  return (
    <>
      <Title ref={heading}>{title}</Title>
      <BackButton to={back} onClick={onBack} />
      <PermanentNoteField plan={input.state.plan} exercise={exercise} title={title} />
      {lifts.map((lift) => (
        <Fragment key={lift.measure}>
          <LogSection title={lifts.length > 1 ? `Records in ${lift.measure}` : 'Records'}>
            <dl>
              {recordsOf(lift, unit).map(({ label, text, date }) => (
                <div key={label} className="flex flex-wrap gap-x-3 py-1">
                  <dt className="flex-[0_1_12rem] text-muted">{label}</dt>
                  <dd>
                    <strong>{text}</strong>{' '}
                    <span className="text-sm text-muted">{dayText(date)}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </LogSection>
          <LiftChart lift={lift} unit={unit} />
        </Fragment>
      ))}
      <LogSection
        title={times.length === 1 ? 'Done once' : `Done ${times.length} times`}
        className=""
      >
        <ol>
          {times.slice(0, count).map(({ session, entry }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may appear twice in a session
            <li key={`${session.id} ${index}`} className="border-t border-rule py-2">
              <p className="text-sm text-muted">
                {dayText(session.date)} · {session.name}
              </p>
              <p className="font-bold">{doneText(entry, { withLeft: true })}</p>
              {entry.note && <p className="train-own-note">{entry.note}</p>}
            </li>
          ))}
        </ol>
        {count < times.length && (
          <Button className="button mt-3" onClick={() => setCount(count + PAGE_SIZE)}>
            Show More
          </Button>
        )}
      </LogSection>
    </>
  )
}
