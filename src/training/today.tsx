import { useEffect, useState } from 'react'
import { weekKind } from '../plan/model/rule-of'
import { ProgressBar } from '../progress/progress-bar'
import { nextFrame } from '../start/next-frame'
import { Button } from './button'
import { ChooseSession } from './choose-session'
import { openBreak } from './model/gap'
import type { SessionLog } from './model/log'
import type { PlanProgress } from './model/plan-progress'
import { missingMaxima, prescribe } from './model/prescribe'
import { slotOf } from './model/slots'
import type { TrainingInput } from './model/training-input'
import { SessionPreview } from './session-preview'
import type { TrainingPlan } from './training-plan'
import type { SessionPart, SessionViews } from './use-parts'
import type { Settings } from './use-settings'
import type { View } from './use-view'
import { Waiting } from './waiting'

interface TodayProps {
  plan: TrainingPlan
  input: TrainingInput
  standing: PlanProgress
  /** A session that is open all the same. */
  open: SessionLog | undefined
  settings: Settings
  part: SessionPart
  onView: (view: View) => void
}

/** Where one stands in the plan, what the next session asks, and the way into it. */
export function Today({ plan, input, standing, open, settings, part, onView }: TodayProps) {
  const { next, done, total } = standing
  // Another session than the next one, by its key.
  const [chosen, setChosen] = useState<string>()
  const slot =
    (open && slotOf(plan.slots, open)) ?? plan.slots.find(({ key }) => key === chosen) ?? next

  /** Does something that is written down: what writes is here as a rule, and else comes now. */
  async function withPart(act: (views: SessionViews) => void) {
    const views = await part.request()
    if (views) act(views)
  }
  const [isStarting, setStarting] = useState(false)
  async function start() {
    if (open) return onView('session')
    if (isStarting) return
    setStarting(true)
    // The button shows that it was pressed before the browser is busy with what comes in its place.
    await nextFrame()
    await withPart(({ startSession }) => {
      // Where a best is missing, its form has come now.
      if (!slot || asksMaxima) return
      startSession(plan, slot, input)
      onView('session')
    }).finally(() => setStarting(false))
  }
  const skip = (key: string) => {
    withPart((views) => views.skip(plan.planId, key))
    setChosen(undefined)
  }
  const asked = slot ? prescribe(slot, input) : []
  const missing = missingMaxima(asked)
  const kind = slot && weekKind(plan.program, slot.week)
  const away = next && openBreak(input)
  const again = away?.again
  const asksMaxima = missing.length > 0 && !open
  const { KnownMaxima, LastSessions, MaximaForm, PlanChanged, PlanDone, SettingsPanel, ThisPlan } =
    part.part ?? {}
  const isDone = !slot
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does the same in every render
  useEffect(() => {
    if (isDone) part.request()
  }, [isDone])

  return (
    <div className="train-today">
      <div>
        <p className="font-bold">
          {slot ? `Week ${slot.week} of ${plan.weeks}` : `All ${plan.weeks} weeks done`} ·{' '}
          {done.size} of {total} sessions done
        </p>
        <ProgressBar done={done.size} total={total} />
      </div>
      {away && !open && (again !== undefined || !kind) && (
        <div className="notice">
          <p>
            You were away for {away.days} days. This plan asks: {away.says}.
          </p>
          <div className="train-actions">
            {again !== undefined && (
              <Button onClick={() => withPart(({ restart }) => restart(plan.planId, again))}>
                {again ? `Repeat Week ${again}` : 'Begin Week 1'}
              </Button>
            )}
            {away.isLighter && plan.isLoaded && (
              <Button onClick={() => withPart(({ keepWeights }) => keepWeights(input.state))}>
                Keep My Weights
              </Button>
            )}
          </div>
        </div>
      )}
      {slot ? (
        <section aria-labelledby="today" className="plan-section">
          <p className="train-kicker">
            {open ? 'Open' : slot.key === next?.key ? 'Next' : 'Chosen'} · {slot.day}
            {kind && (kind === 'test' ? ' · test week' : ' · lighter week')}
          </p>
          <h2 id="today" className="display train-title">
            {slot.name}
          </h2>
          {slot.minutes && (
            <p className="text-muted">About {slot.minutes} minutes, warm-up included</p>
          )}
          {part.failed && !part.part && <Waiting {...part} />}
          {asksMaxima && MaximaForm ? (
            <MaximaForm key={slot.key} lifts={missing} plan={plan} unit={input.unit} />
          ) : (
            <Button
              aria-busy={isStarting}
              className="button button-primary train-go"
              onClick={start}
            >
              {open ? 'Go On' : asksMaxima ? 'Enter Your Bests' : 'Start Session'}
            </Button>
          )}
          <SessionPreview plan={plan} asked={asked} />
          {!open && (
            <div className="train-actions">
              <ChooseSession
                slots={plan.slots}
                standing={standing}
                value={slot.key}
                onChange={setChosen}
              />
              <Button onClick={() => skip(slot.key)}>Skip This Session</Button>
            </div>
          )}
        </section>
      ) : PlanDone ? (
        <PlanDone plan={plan}>
          <ChooseSession slots={plan.slots} standing={standing} value="" onChange={setChosen} />
        </PlanDone>
      ) : (
        <Waiting {...part} />
      )}
      <div className="train-actions">
        <Button onClick={() => onView('past')}>Past Sessions</Button>
        <Button onClick={() => onView('progress')}>Progress</Button>
        <Button onClick={() => onView('data')}>Your Data</Button>
      </div>
      {/* It comes last, and after the rest: nothing that one reads is pushed away. */}
      <div className="train-later">
        {SettingsPanel && (
          <SettingsPanel settings={settings} unit={input.unit} isLoaded={plan.isLoaded} />
        )}
        {KnownMaxima && <KnownMaxima plan={plan} input={input} />}
        {PlanChanged && <PlanChanged plan={plan} sessions={input.sessions} settings={settings} />}
        {LastSessions && (
          <LastSessions input={input} plan={plan} standing={standing} onView={onView} />
        )}
        {ThisPlan && <ThisPlan plan={plan} input={input} standing={standing} />}
      </div>
    </div>
  )
}
