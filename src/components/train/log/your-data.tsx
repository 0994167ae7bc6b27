import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { localDate } from '../../../lib/dates'
import { logCsv } from '../../../lib/training/csv'
import type { LogFile } from '../../../lib/training/log'
import { readLogFile } from '../../../lib/training/read-file'
import { saveFile } from '../../ui/save-file'
import { showToast } from '../../ui/toast'
import { CODE_HASH } from '../code-hash'
import type { Training } from '../storage/training-store'
import { putSessions, removeSessions } from '../storage/write-training'
import type { TrainingPlan } from '../training-plan'
import { fileInCode } from './code-parts'
import { ImportPreview } from './import-preview'
import { MoveByCode } from './move-by-code'
import { logFileOf, saveLog } from './save-log'

const count = (sessions: number) => `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`

/** The trainee's own data: out, in, and on to another device. */
export function YourData({ plan, training }: { plan: TrainingPlan; training: Training }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [read, setRead] = useState<{ file: LogFile; unreadable: number }>()
  const [message, setMessage] = useState<string>()
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  function take(content: string) {
    const result = readLogFile(content)
    setMessage('problem' in result ? result.problem : undefined)
    setRead('problem' in result ? undefined : result)
  }

  // A code that was read by this device's camera.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const { hash, pathname } = window.location
    if (!hash.startsWith(CODE_HASH)) return
    window.history.replaceState(window.history.state, '', pathname)
    fileInCode(hash.slice(CODE_HASH.length)).then(take, () =>
      setMessage('This code could not be read. Nothing was taken from it.'),
    )
  }, [])

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

  const sessions = [...training.sessions.values()]
  const own = sessions.filter((session) => session.plan === plan.planId)
  const byPlan = new Map<string, typeof sessions>()
  for (const session of sessions)
    byPlan.set(session.planTitle, [...(byPlan.get(session.planTitle) ?? []), session])

  function erase() {
    removeSessions(own.map(({ id }) => id))
    heading.current?.focus()
    showToast(`What you logged in ${plan.title} is erased.`, {
      label: 'Undo',
      onClick: () => putSessions(own),
    })
  }

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
      <section className="plan-section" aria-labelledby="out">
        <h3 id="out" className="display text-lg">
          Out
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
      <section className="plan-section" aria-labelledby="in">
        <h3 id="in" className="display text-lg">
          In
        </h3>
        <label className="mt-3 grid">
          <span className="text-sm text-muted">
            A file that you saved here or on another device
          </span>
          <input type="file" accept=".json,application/json" className="field" onChange={open} />
        </label>
        {message && (
          <p role="alert" className="field-error">
            {message}
          </p>
        )}
        {read && (
          <ImportPreview
            read={read}
            training={training}
            onDone={(done) => {
              setRead(undefined)
              setMessage(undefined)
              showToast(done)
              heading.current?.focus()
            }}
          />
        )}
      </section>
      <MoveByCode planId={plan.planId} file={logFileOf(training)} />
      {own.length > 0 && (
        <p>
          <button type="button" className="button" onClick={erase}>
            Erase the Log of {plan.title}
          </button>
        </p>
      )}
    </>
  )
}
