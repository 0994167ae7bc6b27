import { useEffect, useState } from 'react'
import { localDate } from '../../lib/dates'
import { longDate } from '../../lib/long-date'
import { type CopyFailure, findCopy, removeCopy, saveOfflineCopy } from '../../offline/copies'
import type { Copy } from '../../offline/model/copies'
import { changeStartedPlan } from '../../started/use-started-plans'
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
  /** Whether the visitor declined a copy. Then this removes leftovers. */
  isDeclined: boolean
}

/** Shows and changes a plan's offline copy. */
export function OfflineCopy({ plan, isWanted, isDeclined }: OfflineCopyProps) {
  const [copy, setCopy] = useState<Copy>()
  const [isBusy, setBusy] = useState(true)
  const [failure, setFailure] = useState<CopyFailure>()

  async function save() {
    setBusy(true)
    const newFailure = await saveOfflineCopy(plan)
    setFailure(newFailure)
    setCopy(await findCopy(plan))
    setBusy(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per plan
  useEffect(() => {
    findCopy(plan).then(async (existing) => {
      if (isDeclined) {
        await removeCopy(plan)
        return setBusy(false)
      }
      setCopy(existing)
      // Every visit updates an existing copy.
      if (existing || isWanted) save()
      else setBusy(false)
    })
  }, [plan, isWanted, isDeclined])

  async function remove() {
    changeStartedPlan(plan, { noCopy: true })
    await removeCopy(plan)
    setCopy(undefined)
    setFailure(undefined)
  }

  return (
    <div className="train-kept flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status">
        {copy ? (
          <>
            <strong>Works offline.</strong> The copy is from{' '}
            {longDate(localDate(new Date(copy.at)))}, {megabytes(copy.bytes)}.
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
            save()
          }}
        >
          Save for Offline
        </Button>
      )}
    </div>
  )
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
