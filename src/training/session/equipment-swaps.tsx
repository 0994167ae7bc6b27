import { useEffect, useRef, useState } from 'react'
import { planFitPath } from '../../lib/paths'
import type { PlanProps } from '../training-plan'
import { MissingEquipment } from './missing-equipment'
import { useLibrary } from './use-library'

/** Missing equipment in the URL, as `trainWithoutPath` writes it. */
const missingInUrl = () =>
  new URLSearchParams(window.location.search).get('without')?.split(',') ?? []

/** A folded part of today, which a link may open. */
export function EquipmentSwaps({ plan, input }: PlanProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [wanted] = useState(missingInUrl)
  const [isOpen, setOpen] = useState(wanted.length > 0)
  const library = useLibrary(isOpen)
  // Scroll only for visitors who followed a link to it, not when returning from a session.
  useEffect(() => {
    if (wanted.length === 0) return
    const { history, location } = window
    history.replaceState(history.state, '', location.pathname)
    details.current?.scrollIntoView()
  }, [wanted])
  return (
    <details
      ref={details}
      open={isOpen}
      className="train-settings train-choice border-t border-rule"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Train With What You Have</summary>
      {library ? (
        <MissingEquipment plan={plan} input={input} exercises={library} wanted={wanted} />
      ) : (
        <p role="status">
          {library === null
            ? 'The exercises could not be loaded. Check your connection, and open this again.'
            : 'Loading the exercises …'}
        </p>
      )}
      <p className="text-sm text-muted">
        The PDF and the calendar always show the original plan.{' '}
        <a href={planFitPath(plan.planId)} className="text-link">
          Short on time? See what to skip first
        </a>
      </p>
    </details>
  )
}
