import { useEffect, useState } from 'react'
import { type CopyFailure, findCopy, keepPlan, removeCopy } from '../../begun/copies'
import type { Copy } from '../../begun/model/copies'
import { changeBegun } from '../../begun/use-begun'
import { localDate } from '../../lib/dates'
import { longDate } from '../../lib/long-date'
import { Button, TextButton } from '../button'

const troubles: Record<CopyFailure, string> = {
  full: 'Your browser has no room left for it: its storage is full.',
  refused: 'Your browser keeps no pages, as in a private window.',
  unreached: 'Not all of it could be loaded. Check your connection and try again.',
}

interface KeepCopyProps {
  plan: string
  /** Whether to save it unasked: the plan is begun and the visitor hasn't declined. */
  isWanted: boolean
  /** Whether the visitor declined: removes leftovers. */
  isDeclined: boolean
}

/** Shows and changes a plan's offline copy. */
export function KeepCopy({ plan, isWanted, isDeclined }: KeepCopyProps) {
  const [copy, setCopy] = useState<Copy>()
  const [isBusy, setBusy] = useState(true)
  const [trouble, setTrouble] = useState<CopyFailure>()

  async function keep() {
    setBusy(true)
    const wrong = await keepPlan(plan)
    setTrouble(wrong)
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
      if (existing || isWanted) keep()
      else setBusy(false)
    })
  }, [plan, isWanted, isDeclined])

  async function stop() {
    changeBegun(plan, { noCopy: true })
    await removeCopy(plan)
    setCopy(undefined)
    setTrouble(undefined)
  }

  return (
    <div className="train-kept flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status">
        {copy ? (
          <>
            <strong>Opens without a network.</strong> The copy is of{' '}
            {longDate(localDate(new Date(copy.at)))}, {megabytes(copy.bytes)}.
          </>
        ) : (
          isBusy && isWanted && 'Keeping its pages …'
        )}
        {trouble && (!copy || trouble !== 'unreached') && ` ${troubles[trouble]}`}
      </p>
      {copy ? (
        <TextButton onClick={stop}>Stop Keeping</TextButton>
      ) : (
        <Button
          aria-busy={isBusy}
          onClick={() => {
            if (isBusy) return
            changeBegun(plan, { noCopy: undefined })
            keep()
          }}
        >
          Save for Offline
        </Button>
      )}
    </div>
  )
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
