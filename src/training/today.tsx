import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { localDate } from '../../packages/basics'
import type { SessionLog } from '../../packages/progression'
import {
  findOpenBreak,
  finishedSessions,
  missingMaxima,
  prescribe,
  type Slot,
  slotOf,
  weekKind,
} from '../../packages/progression'
import { nextFrame } from '../lib/next-frame'
import { Button } from './button'
import { ChooseSession } from './choose-session'
import { LoadingPart } from './loading-part'
import { isMissed } from './model/missed-day'
import { PlanStanding } from './plan-standing'
import { SessionPreview } from './session-preview'
import { useLoadedTraining } from './storage/store'
import type { TodayProps } from './training-plan'
import type { SessionPart, SessionViews } from './use-parts'

interface Props extends TodayProps {
  /** An open session that the trainee has left for today's view. */
  open: SessionLog | undefined
  sessionPart: SessionPart
}

/** Progress in the plan, the next session's prescription, and its start button. */
export function Today({ open, sessionPart, ...props }: Props) {
  const { plan, input, progress, onView } = props
  const { next, done } = progress
  // Key of a session picked in place of the next one.
  const [chosen, setChosen] = useState<string>()
  const slot = open
    ? slotOf(plan.slots, open)
    : (plan.slots.find(({ key }) => key === chosen) ?? next)
  // The plan may no longer have the open session.
  const session = slot ?? open
  const prescriptions = useMemo(() => (slot ? prescribe(slot, input) : []), [slot, input])
  const missing = missingMaxima(prescriptions)
  // A decision on an unread log would overwrite the stored ones.
  const { isUnread } = useLoadedTraining()
  const asksMaxima = missing.length > 0 && !open && !isUnread
  const kind = slot && weekKind(plan.program, slot.week)
  const currentBreak = next && !isUnread ? findOpenBreak(input) : undefined
  const weeks = currentBreak?.weeks
  const { MaximaForm, PlanDone, TodayLater } = sessionPart.loaded ?? {}

  /** Runs an action that writes. Loads the writing code if it isn't there yet. */
  async function withPart(act: (views: SessionViews) => void) {
    const views = await sessionPart.request()
    if (views) act(views)
  }
  const [isStarting, setStarting] = useState(false)
  async function start() {
    if (open) return onView('session')
    if (isStarting) return
    setStarting(true)
    // Let the pressed button paint before the heavy render.
    await nextFrame()
    await withPart(({ startSession }) => {
      // The form for missing maxes is now loaded and shown.
      if (!slot || asksMaxima) return
      startSession(plan, slot, prescriptions)
      onView('session')
    }).finally(() => setStarting(false))
  }
  function pass({ detail }: MouseEvent, act: (views: SessionViews, slot: Slot) => void) {
    // The second click of a double tap would pass the session after it too.
    if (!slot || detail > 1) return
    withPart((views) => act(views, slot))
    setChosen(undefined)
  }
  const last = finishedSessions(input.sessions).find((done) => done.plan === plan.planId)
  const missed =
    slot && slot === next && !open && last && isMissed(slot.day, last.date, localDate(input.now))
  const isDone = !session
  // biome-ignore lint/correctness/useExhaustiveDependencies: the omitted function does the same in every render
  useEffect(() => {
    if (isDone) sessionPart.request()
  }, [isDone])

  const choice = (
    <ChooseSession
      slots={plan.slots}
      progress={progress}
      value={slot?.key ?? ''}
      onChange={setChosen}
    />
  )
  return (
    <div className="train-today grid gap-5">
      <PlanStanding plan={plan} progress={progress} week={session?.week} />
      {currentBreak && !open && (weeks || !kind) && (
        <div className="notice">
          <p>
            You were away for {currentBreak.days} days. This plan's rule: {currentBreak.ruleText}.
          </p>
          <div className="train-actions">
            {weeks && (
              <Button onClick={() => withPart(({ restart }) => restart(plan.planId, weeks))}>
                Repeat From Week {weeks.week}
              </Button>
            )}
            {currentBreak.isLighter && plan.usesWeights && (
              <Button onClick={() => withPart(({ keepWeights }) => keepWeights(input.state))}>
                Keep My Weights
              </Button>
            )}
          </div>
        </div>
      )}
      {session ? (
        <section aria-labelledby="today" className="plan-section">
          <p className="train-kicker">
            {open ? 'Open' : slot === next ? 'Next' : 'Chosen'}
            {slot && ` · ${missed ? 'missed on ' : ''}${slot.day}`}
            {kind && (kind === 'test' ? ' · test week' : ' · lighter week')}
          </p>
          <h2 id="today" className="display train-title">
            {session.name}
          </h2>
          {slot?.minutes && (
            <p className="text-muted">About {slot.minutes} minutes, warm-up included</p>
          )}
          {sessionPart.failed && !sessionPart.loaded && <LoadingPart {...sessionPart} />}
          {asksMaxima && MaximaForm ? (
            <MaximaForm
              key={`${slot?.key} ${input.unit}`}
              lifts={missing}
              plan={plan}
              unit={input.unit}
            />
          ) : (
            <Button
              aria-busy={isStarting}
              className="button button-primary train-go"
              onClick={start}
            >
              {open ? 'Resume' : asksMaxima ? 'Enter Your Maxes' : 'Start Session'}
            </Button>
          )}
          {slot && <SessionPreview plan={plan} prescriptions={prescriptions} />}
          {slot && !open && (
            <div className="train-actions">
              {choice}
              {!done.has(slot.key) && !isUnread && (
                <>
                  <Button
                    onClick={(tap) =>
                      pass(tap, ({ markDone }, done) => markDone(plan, done, input))
                    }
                  >
                    Mark as Done
                  </Button>
                  <Button
                    onClick={(tap) => pass(tap, ({ skip }, missed) => skip(plan, missed, input))}
                  >
                    Skip This Session
                  </Button>
                </>
              )}
            </div>
          )}
        </section>
      ) : PlanDone ? (
        <PlanDone plan={plan}>{choice}</PlanDone>
      ) : (
        <LoadingPart {...sessionPart} />
      )}
      <div className="train-actions">
        <Button onClick={() => onView({ tab: 'past' })}>Past Sessions</Button>
        <Button onClick={() => onView({ tab: 'progress' })}>Progress</Button>
        <Button onClick={() => onView({ tab: 'data' })}>Your Data</Button>
      </div>
      {/* Loads late and renders last, so that nothing above it shifts. */}
      <div className="grid min-h-[20.5rem] content-start gap-5">
        {TodayLater && !isUnread && <TodayLater {...props} slot={slot} />}
      </div>
    </div>
  )
}
