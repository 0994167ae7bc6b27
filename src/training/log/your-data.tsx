import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { localDate } from '../../lib/dates'
import type { Unit } from '../../lib/vocabulary'
import { ErrorBoundary } from '../../ui/error-boundary'
import { saveFile } from '../../ui/save-file'
import { showToast } from '../../ui/toast'
import { logCsv } from '../model/csv'
import { type ForeignLog, readForeignLog } from '../model/foreign-log'
import { type FileRead, readLogFile } from '../model/read-file'
import type { Training } from '../storage/training-store'
import type { TrainingPlan } from '../training-plan'
import type { Code } from '../use-code'
import { fileInCode } from './code-parts'
import { ErasePlan } from './erase-plan'
import { ImportForeign } from './import-foreign'
import { ImportPreview } from './import-preview'
import { MoveByCode } from './move-by-code'
import { logFileOf, saveLog } from './save-log'

const count = (sessions: number) => `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`

interface YourDataProps {
  plan: TrainingPlan
  training: Training
  /** A log that came in the page's address: a code that this device's camera read. */
  code: Code | undefined
  /** The unit in which weights are shown. */
  unit: Unit
}

/** The trainee's own data: export, import, and the way to another device. */
export function YourData({ plan, training, code, unit }: YourDataProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [read, setRead] = useState<FileRead>()
  const [foreign, setForeign] = useState<ForeignLog>()
  const [message, setMessage] = useState<string>()
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  function take(content: string) {
    const other = readForeignLog(content)
    setForeign(other)
    if (other) {
      setMessage(undefined)
      return setRead(undefined)
    }
    const result = readLogFile(content)
    setMessage('problem' in result ? result.problem : undefined)
    setRead('problem' in result ? undefined : result)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => {
    if (!code) return
    fileInCode(code.text).then(take, () =>
      setMessage('This code could not be read. Nothing was taken from it.'),
    )
  }, [code])

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    try {
      take(await file.text())
    } catch {
      setMessage('This file could not be opened. Nothing was taken from it.')
    }
    target.value = ''
  }

  function end(done: string) {
    setRead(undefined)
    setForeign(undefined)
    setMessage(undefined)
    showToast(done)
    heading.current?.focus()
  }

  const sessions = [...training.sessions.values()]
  const byPlan = new Map<string, typeof sessions>()
  for (const session of sessions)
    byPlan.set(session.planTitle, [...(byPlan.get(session.planTitle) ?? []), session])

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="display train-title">
        Your data
      </h2>
      <p>
        It is in this browser only. We have no copy, and nobody else sees it. It leaves with your
        browsing data; some browsers delete it after seven days of use without a visit. A file of
        your own is safe from both.
      </p>
      {sessions.length > 0 && (
        <ul className="goals">
          {[...byPlan].map(([title, logged]) => (
            <li key={title}>
              {title}: {count(logged.length)}
            </li>
          ))}
        </ul>
      )}
      <section className="plan-section" aria-labelledby="export">
        <h3 id="export" className="display text-lg">
          Export
        </h3>
        <div className="train-actions mt-3">
          <button type="button" className="button button-primary" onClick={saveLog}>
            Save All (JSON)
          </button>
          <button
            type="button"
            className="button"
            onClick={() =>
              saveFile(
                `training-log-${localDate(new Date())}.csv`,
                'text/csv',
                `\uFEFF${logCsv(sessions)}`,
              )
            }
          >
            For a Spreadsheet (CSV)
          </button>
        </div>
      </section>
      <section className="plan-section" aria-labelledby="import">
        <h3 id="import" className="display text-lg">
          Import
        </h3>
        <label className="mt-3 grid">
          <span className="text-sm text-muted">
            A file that you saved here or on another device, or an export of Strong or Hevy (CSV)
          </span>
          <input
            type="file"
            accept=".json,application/json,.csv,text/csv"
            className="field"
            onChange={open}
          />
        </label>
        {message && (
          <p role="alert" className="field-error">
            {message}
          </p>
        )}
        {read && <ImportPreview read={read} training={training} onDone={end} />}
        {foreign && <ImportForeign log={foreign} unit={unit} training={training} onDone={end} />}
      </section>
      <ErrorBoundary subject="The code">
        <MoveByCode planId={plan.planId} file={logFileOf(training)} />
      </ErrorBoundary>
      <ErasePlan plan={plan} training={training} onDone={() => heading.current?.focus()} />
    </>
  )
}
