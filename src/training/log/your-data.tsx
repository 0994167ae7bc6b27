import { type ChangeEvent, useEffect, useState } from 'react'
import { localDate } from '../../lib/dates'
import { pluralize } from '../../lib/pluralize'
import type { Unit } from '../../lib/vocabulary'
import { ErrorBoundary } from '../../ui/error-boundary'
import { saveFile } from '../../ui/save-file'
import { showToast } from '../../ui/toast'
import { Button } from '../button'
import { Title, useHeading } from '../focus'
import { type ForeignLog, readForeignLog } from '../model/transfer/foreign-log'
import { logCsv } from '../model/transfer/log-csv'
import { type FileRead, readLogFile } from '../model/transfer/read-file'
import type { Training } from '../storage/training-store'
import type { TrainingPlan } from '../training-plan'
import type { ScannedLog } from '../use-scanned-log'
import { decodeCode } from './code-parts'
import { ErasePlan } from './erase-plan'
import { ImportForeign } from './import-foreign'
import { ImportPreview } from './import-preview'
import { LogSection } from './log-section'
import { MoveByCode } from './move-by-code'
import { saveLog, toLogFile } from './save-log'

/** Content of a file or code: our log, another app's, or a sentence on the problem. */
type Imported = FileRead | { problem: string } | { foreign: ForeignLog }

const nothing: Imported = { problem: '' }

interface YourDataProps {
  plan: TrainingPlan
  training: Training
  /** A log from the URL, scanned by this device. */
  code: ScannedLog | undefined
  unit: Unit
}

/** The trainee's data: export, import, and the transfer to another device. */
export function YourData({ plan, training, code, unit }: YourDataProps) {
  const heading = useHeading()
  const [imported, setImported] = useState<Imported>(nothing)
  const fail = (problem: string) => () =>
    setImported({ problem: `${problem} Nothing was imported.` })

  function readContent(content: string) {
    const foreign = readForeignLog(content)
    setImported(foreign ? { foreign } : readLogFile(content))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per code
  useEffect(() => {
    if (code) decodeCode(code.text).then(readContent).catch(fail('This code could not be read.'))
  }, [code])

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    await file.text().then(readContent).catch(fail('This file could not be opened.'))
    target.value = ''
  }

  function finish(message: string) {
    // Another file may have been opened while this one was being saved.
    setImported((current) => (current === imported ? nothing : current))
    showToast(message)
    heading.current?.focus()
  }

  const sessions = [...training.sessions.values()]
  const byPlan = new Map<string, typeof sessions>()
  for (const session of sessions)
    byPlan.set(session.planTitle, [...(byPlan.get(session.planTitle) ?? []), session])

  return (
    <>
      <Title ref={heading}>Your data</Title>
      <p>
        It is in this browser only. We have no copy, and nobody else sees it. Clearing your browsing
        data deletes it, and some browsers delete it after seven days of use without a visit. A
        saved file is safe from both.
      </p>
      {sessions.length > 0 && (
        <ul className="goals">
          {[...byPlan].map(([title, logged]) => (
            <li key={title}>
              {title}: {pluralize(logged.length, 'session')}
            </li>
          ))}
        </ul>
      )}
      <LogSection title="Export" className="plan-section">
        <div className="train-actions mt-3">
          <Button className="button button-primary" onClick={saveLog}>
            Save All (JSON)
          </Button>
          <Button
            onClick={() =>
              saveFile(
                `training-log-${localDate(new Date())}.csv`,
                'text/csv',
                `\uFEFF${logCsv(sessions)}`,
              )
            }
          >
            For a Spreadsheet (CSV)
          </Button>
        </div>
      </LogSection>
      <LogSection title="Import" className="plan-section">
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
        {'problem' in imported && imported.problem && (
          <p role="alert" className="field-error">
            {imported.problem}
          </p>
        )}
        {'sessions' in imported && (
          <ImportPreview read={imported} training={training} onDone={finish} />
        )}
        {'foreign' in imported && (
          <ImportForeign log={imported.foreign} unit={unit} training={training} onDone={finish} />
        )}
      </LogSection>
      <ErrorBoundary subject="The code">
        <MoveByCode planId={plan.planId} file={toLogFile(training)} />
      </ErrorBoundary>
      <ErasePlan plan={plan} training={training} onDone={() => heading.current?.focus()} />
    </>
  )
}
