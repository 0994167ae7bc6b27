import { useEffect, useState } from 'react'
import { slugify } from '../../lib/paths'
import { isPossibleWith } from '../../plan/model/gear'
import { ownedInQuery } from '../../plan/model/owned-equipment'
import type { PlanProps } from '../training-plan'
import { LibraryPart } from './library-part'
import { MissingEquipment } from './missing-equipment'

/**
 * Returns whether the URL calls a plan's equipment missing: by name, as `trainWithoutPath` writes it, or because
 * the visitor told the finder what they have. Undefined if the URL doesn't ask.
 */
function missingInUrl(): ((piece: string) => boolean) | undefined {
  const { search } = window.location
  const named = new URLSearchParams(search).get('without')?.split(',')
  if (named) return (piece) => named.includes(slugify(piece))
  const owned = ownedInQuery(search)
  return owned && ((piece) => !isPossibleWith({ equipment: [piece] }, owned))
}

/** A folded part of today, which a link may open. */
export function EquipmentSwaps({ plan, input }: PlanProps) {
  const [wanted] = useState(() => missingInUrl())
  // The part opens only for visitors who followed a link to it, not when they return from a session.
  useEffect(() => {
    const { history, location } = window
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  return (
    <LibraryPart title="Train With What You Have" isLinked={wanted !== undefined}>
      {(library) => (
        <>
          <MissingEquipment plan={plan} input={input} library={library} isWanted={wanted} />
          <p className="text-sm text-muted">
            The PDF and the calendar always show the original plan.
          </p>
        </>
      )}
    </LibraryPart>
  )
}
