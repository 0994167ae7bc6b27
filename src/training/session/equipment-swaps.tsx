import { useEffect, useState } from 'react'
import type { PlanProps } from '../training-plan'
import { LibraryPart } from './library-part'
import { MissingEquipment } from './missing-equipment'

/** Missing equipment in the URL, as `trainWithoutPath` writes it; undefined if the URL doesn't ask. */
const missingInUrl = () => new URLSearchParams(window.location.search).get('without')?.split(',')

/** A folded part of today, which a link may open. */
export function EquipmentSwaps({ plan, input }: PlanProps) {
  const [wanted] = useState(missingInUrl)
  // The part opens only for visitors who followed a link to it, not when they return from a session.
  useEffect(() => {
    const { history, location } = window
    if (wanted) history.replaceState(history.state, '', location.pathname)
  }, [wanted])
  return (
    <LibraryPart title="Train With What You Have" isLinked={wanted !== undefined}>
      {(library) => (
        <>
          <MissingEquipment plan={plan} input={input} library={library} wanted={wanted ?? []} />
          <p className="text-sm text-muted">
            The PDF and the calendar always show the original plan.
          </p>
        </>
      )}
    </LibraryPart>
  )
}
