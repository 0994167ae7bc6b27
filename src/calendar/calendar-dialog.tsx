import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { localDate } from '../../packages/basics'
import { Icon } from '../components/icon'
import { saveFile } from '../components/save-file'
import { showToast } from '../components/toast'
import { useSite } from '../components/use-site'
import { planPath, trainPath } from '../lib/paths'
import { CalendarFields } from './calendar-fields'
import { calendarProblems, calendarSummary } from './calendar-form-texts'
import { type CalendarSession, planCalendar } from './model/calendar'
import { type CalendarChoice, planLength, proposedDays } from './model/training-days'

/** Returns the next Monday: the default start of a training week. */
function nextMonday(now: Date): string {
  const daysAhead = (8 - now.getDay()) % 7 || 7
  return localDate(new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead))
}

interface CalendarDialogProps {
  plan: Queries.PlanActionsFragment
  /** Details of each session. */
  sessions: readonly CalendarSession[]
  /** The first week not yet done. */
  from: number
  onClose: () => void
}

/** Asks for dates and creates a calendar file with one event per session. */
export function CalendarDialog({ plan, sessions, from, onClose }: CalendarDialogProps) {
  const { planId, title, agenda } = plan
  const { weeks, perWeek } = planLength(plan)
  const site = useSite()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [choice, setChoice] = useState<CalendarChoice>(() => ({
    from,
    start: nextMonday(new Date()),
    days: proposedDays(perWeek, agenda),
    time: '18:00',
  }))
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const problems = calendarProblems(choice, perWeek)
  const [firstInvalid] = Object.keys(problems)
  const close = () => dialog.current?.close()

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setHasSubmitted(true)
    if (firstInvalid) {
      event.currentTarget
        .querySelector<HTMLElement>(`[data-field="${firstInvalid}"] input`)
        ?.focus()
      return
    }
    const url = `${site.url}${sessions.length > 0 ? trainPath(planId) : planPath(planId)}`
    const file = planCalendar({ ...plan, sessions, url, brand: site.name }, choice, new Date())
    saveFile(`${planId}.ics`, 'text/calendar;charset=utf-8', file)
    close()
    showToast(`The calendar file for ${title} is ready. Open it to add the sessions.`)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="no-print m-auto w-[min(34rem,100%-2rem)] overflow-y-auto overscroll-contain rounded-sm border border-t-4 border-rule border-t-hull-field bg-surface p-5 text-ink backdrop:bg-deep/80 sm:p-8"
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="display text-xl">
            Add {title} to your calendar
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={close}
            className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <CalendarFields
          choice={choice}
          perWeek={perWeek}
          problems={hasSubmitted ? problems : {}}
          onChange={(change) => setChoice({ ...choice, ...change })}
        />
        <p role="status" className="border-t border-rule pt-4 text-sm">
          {!firstInvalid && calendarSummary(choice, weeks, agenda)} Times are in your local time
          zone.
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="button button-primary grow px-3">
            <Icon name="download" /> Save Calendar File
          </button>
          <button type="button" className="button grow" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  )
}
