import { useEffect, useState } from 'react'
import { localDate } from '../../../packages/basics'
import { longDate } from '../../lib/date-text'
import {
  type CopyFailure,
  findCopy,
  removeCopy,
  saveOfflineCopy,
  saveOnVisit,
} from '../../offline/copies'
import type { Copy } from '../../offline/model/copy-list'
import { changeStartedPlan } from '../../started-plans/use-started-plans'
import { Button, TextButton } from '../button'

const failureTexts: Record<CopyFailure, string> = {
  full: 'Your browser has no room left for it: its storage is full.',
  refused: 'Your browser blocks saving pages, as private windows do.',
  unreached: 'Not all of it could be loaded. Check your connection and try again.',
}

interface OfflineCopyProps {
  plan: string
  /** Whether to save it unprompted, because the plan is started and the visitor hasn't declined. */
  isWanted: boolean
}

export function OfflineCopy({ plan, isWanted }: OfflineCopyProps) {
  const [copy, setCopy] = useState<Copy>()
  const [isBusy, setBusy] = useState(true)
  const [failure, setFailure] = useState<CopyFailure>()

  async function save(saving: Promise<CopyFailure | undefined>) {
    setBusy(true)
    setFailure(await saving)
    setCopy(await findCopy(plan))
    setBusy(false)
  }

  async function remove() {
    changeStartedPlan(plan, { noCopy: true })
    await removeCopy(plan)
    setCopy(undefined)
    setFailure(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a visit saves unprompted
  useEffect(() => {
    findCopy(plan).then((existing) => {
      setCopy(existing)
      // Every visit updates an existing copy.
      if (existing || isWanted) save(saveOnVisit(plan))
      else setBusy(false)
    })
  }, [])

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="empty:absolute">
        {copy ? (
          <>
            <strong>Works offline.</strong> The copy is from{' '}
            {longDate(localDate(new Date(copy.at)))}, {(copy.bytes / 1_000_000).toFixed(1)} MB.
          </>
        ) : (
          isBusy && isWanted && 'Saving its pages …'
        )}
        {failure && (!copy || failure !== 'unreached') && ` ${failureTexts[failure]}`}
      </p>
      {copy ? (
        <TextButton onClick={remove}>Remove Copy</TextButton>
      ) : (
        <Button
          aria-busy={isBusy}
          onClick={() => {
            if (isBusy) return
            changeStartedPlan(plan, { noCopy: undefined })
            save(saveOfflineCopy(plan))
          }}
        >
          Save for Offline
        </Button>
      )}
    </div>
  )
}
