import { type ChangeEvent, useState } from 'react'
import { localDate, pluralize } from '../../../packages/basics'
import type { Unit } from '../../../packages/progression'
import { saveFile } from '../../components/save-file'
import { showToast } from '../../components/toast'
import { Button } from '../button'
import { type ForeignLog, foreignPlans, readForeignLog } from '../model/transfer/foreign-log'
import { logCsv } from '../model/transfer/log-csv'
import { type FileRead, readLogFile } from '../model/transfer/read-file'
import { useLoadedTraining } from '../storage/store'
import type { TrainingPlan } from '../training-plan'
import { Title, useHeading } from '../use-focus'
import { ErasePlan } from './erase-plan'
import { ImportForeign } from './import-foreign'
import { ImportPreview } from './import-preview'
import { LogSection } from './log-section'
import { canShareLog, saveLog, shareLog } from './save-log'

interface YourDataProps {
  plan: TrainingPlan
  unit: Unit
}

/** The trainee's data: export, import, and erasing. */
export function YourData({ plan, unit }: YourDataProps) {
  const heading = useHeading()
  const training = useLoadedTraining()
  /** Content of a file: our log, another app's, or a sentence on the problem. */
  const [imported, setImported] = useState<FileRead | ForeignLog | { problem: string }>()
  const [readCount, setReadCount] = useState(0)
  const readContent = (content: string) => {
    setImported(readForeignLog(content) ?? readLogFile(content))
    setReadCount((count) => count + 1)
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    await file
      .text()
      .then(readContent)
      .catch(() => setImported({ problem: 'This file could not be opened. Nothing was imported.' }))
  }

  function finish(message: string) {
    // Another file may have been opened while this one was being saved.
    setImported((current) => (current === imported ? undefined : current))
    showToast(message)
    heading.current?.focus()
  }

  const sessions = [...training.sessions.values()]
  const countByPlan = new Map<string, number>()
  for (const { planTitle } of sessions)
    countByPlan.set(planTitle, (countByPlan.get(planTitle) ?? 0) + 1)

  return (
    <>
      <Title ref={heading}>Your data</Title>
      <p>
        Your log is stored only in this browser. We have no copy of it. Clearing your browsing data
        deletes it, and some browsers delete it after seven days of use without a visit here. A
        saved file is safe from both.
      </p>
      {sessions.length > 0 && (
        <ul className="goals">
          {[...countByPlan].map(([title, count]) => (
            <li key={title}>
              {title}: {pluralize(count, 'session')}
            </li>
          ))}
        </ul>
      )}
      <LogSection title="Export" className="plan-section">
        <div className="train-actions mt-3">
          <Button className="button button-primary" onClick={saveLog}>
            Save All (JSON)
          </Button>
          {canShareLog() && <Button onClick={shareLog}>Send to Another Device</Button>}
          <Button
            onClick={() =>
              saveFile(
                `training-log-${localDate(new Date())}.csv`,
                'text/csv',
                `\uFEFF${logCsv(sessions)}`,
              )
            }
          >
            Save for Spreadsheets (CSV)
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
            accept=".json,application/json,.csv,text/csv,.txt,text/plain"
            className="field"
            // So that choosing the same file again reads it again; its name stays until then.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
            }}
            onChange={open}
          />
        </label>
        {imported && 'problem' in imported && (
          <p role="alert" className="field-error">
            {imported.problem}
          </p>
        )}
        {imported && 'plans' in imported && <ImportPreview read={imported} onDone={finish} />}
        {imported && 'app' in imported && (
          <ImportForeign key={readCount} log={imported} unit={unit} onDone={finish} />
        )}
      </LogSection>
      {[plan, ...foreignPlans].map((erasable) => (
        <ErasePlan key={erasable.planId} plan={erasable} onDone={() => heading.current?.focus()} />
      ))}
    </>
  )
}
