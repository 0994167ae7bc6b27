import { pluralize } from '../../packages/basics'
import { doneSets, prescribe, type SessionLog, type Slot, slotOf } from '../../packages/progression'
import { Button } from './button'
import type { PlanProgress } from './model/plan-progress'
import { PlanStanding } from './plan-standing'
import { SessionPreview } from './session-preview'
import { trainHere } from './storage/store'
import type { PlanProps } from './training-plan'

interface OtherTabProps extends PlanProps {
  progress: PlanProgress<Slot>
  open: SessionLog | undefined
}

/** What is stored, while another tab trains, and the button that makes this tab the one that does. */
export function OtherTab({ plan, input, progress, open }: OtherTabProps) {
  const slot = open ? slotOf(plan.slots, open) : progress.next
  // The plan may no longer have the open session.
  const session = slot ?? open
  return (
    <div className="train-today grid gap-5">
      <div role="status" className="notice mt-0">
        <p>
          <strong>Your training is open in another tab.</strong> This one shows what is stored.
        </p>
        <Button className="button button-primary mt-3" onClick={() => trainHere(true)}>
          Use It Here
        </Button>
      </div>
      <PlanStanding plan={plan} progress={progress} week={session?.week} />
      {session && (
        <section aria-labelledby="stored" className="plan-section">
          <p className="train-kicker">
            {open
              ? `Open · ${pluralize(open.entries.flatMap(doneSets).length, 'set')} done`
              : 'Next'}
          </p>
          <h2 id="stored" className="display train-title">
            {session.name}
          </h2>
          {slot && <SessionPreview plan={plan} prescriptions={prescribe(slot, input)} />}
        </section>
      )}
    </div>
  )
}
