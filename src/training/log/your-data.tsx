import { localDate, pluralize } from '../../../packages/basics'
import type { Unit } from '../../../packages/progression'
import { saveFile } from '../../components/save-file'
import { erasePath } from '../../lib/paths'
import { Button } from '../button'
import { foreignPlans } from '../model/transfer/foreign-log'
import { logCsv } from '../model/transfer/log-csv'
import { useLoadedTraining } from '../storage/store'
import type { TrainingPlan } from '../training-plan'
import { Title, useHeading } from '../use-focus'
import { ErasePlan } from './erase-plan'
import { ImportFile } from './import-file'
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
        <ImportFile unit={unit} onDone={() => heading.current?.focus()} />
      </LogSection>
      {[plan, ...foreignPlans].map((erasable) => (
        <ErasePlan key={erasable.planId} plan={erasable} onDone={() => heading.current?.focus()} />
      ))}
      <p>
        <a href={erasePath} className="text-link">
          Erase all plans, favorites and settings at once
        </a>
      </p>
    </>
  )
}
