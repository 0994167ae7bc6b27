import { useEffect, useState } from 'react'
import { slugify } from '../../lib/paths'
import { isPossibleWith } from '../../plan/model/gear'
import { ownedInQuery } from '../../plan/model/owned-equipment'
import { sparedInQuery } from '../../plan/model/spared-parts'
import type { PlanProps } from '../training-plan'
import { LibraryPart } from './library-part'
import { type AskedEquipment, MissingEquipment } from './missing-equipment'

/**
 * Returns what the URL says of equipment: what is missing, as `trainWithoutPath` writes it, or what the visitor
 * told the finder that they have and have to spare. Undefined if it says nothing.
 */
function askedInUrl(): AskedEquipment | undefined {
  const { search } = window.location
  const named = new URLSearchParams(search).get('without')?.split(',')
  if (named) return { isMissing: (piece) => named.includes(slugify(piece)), owned: [], spared: [] }
  const owned = ownedInQuery(search)
  const spared = sparedInQuery(search)
  if (!owned && spared.length === 0) return undefined
  return {
    isMissing: (piece) => owned !== undefined && !isPossibleWith({ equipment: [piece] }, owned),
    owned: owned ?? [],
    spared,
  }
}

/** A folded part of today, which a link may open. */
export function EquipmentSwaps({ plan, input }: PlanProps) {
  const [asked] = useState(askedInUrl)
  // The part opens only for visitors who followed a link to it, not when they return from a session.
  useEffect(() => {
    const { history, location } = window
    if (location.search) history.replaceState(history.state, '', location.pathname)
  }, [])
  return (
    <LibraryPart title="Train With What You Have" isLinked={asked !== undefined}>
      {(library) => (
        <>
          <MissingEquipment plan={plan} input={input} library={library} asked={asked} />
          <p className="text-sm text-muted">
            The PDF and the calendar always show the original plan.
          </p>
        </>
      )}
    </LibraryPart>
  )
}
