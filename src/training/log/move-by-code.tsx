import { useEffect, useRef, useState } from 'react'
import { trainPath } from '../../lib/paths'
import type { LogFile } from '../model/log'
import { CODE_HASH } from '../use-code'
import { type Codes, codeParts } from './code-parts'
import { QrFigure } from './qr-figure'

/** More codes than this are slower than a file. */
const FEW = 4

/** Shows the log as codes that another device's camera reads. The log stands in the address, which no server sees. */
export function MoveByCode({ planId, file }: { planId: string; file: LogFile }) {
  const [codes, setCodes] = useState<Codes>()
  const [shown, setShown] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const heading = useRef<HTMLParagraphElement>(null)
  const { parts = [], leftOut = 0 } = codes ?? {}
  const part = parts[shown]
  // Once for each code: whatever else changes on the page must not take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code on the screen is what it follows
  useEffect(() => heading.current?.focus(), [part])
  const address = `${window.location.origin}${trainPath(planId)}${CODE_HASH}${part}`
  return (
    <section className="plan-section" aria-labelledby="move">
      <h3 id="move" className="display text-lg">
        To another device
      </h3>
      <p className="mt-3">
        Hold the other device's camera over the code and open the page it names. Or save the file
        above and open it there.
      </p>
      {part === undefined ? (
        <button
          type="button"
          className="button mt-3"
          disabled={file.sessions.length === 0}
          onClick={() => codeParts(file).then(setCodes, () => setFailed(true))}
        >
          Show the Code
        </button>
      ) : (
        <div className="mt-3 grid gap-3">
          <p ref={heading} tabIndex={-1} className="font-bold" role="status">
            Code {shown + 1} of {parts.length}
          </p>
          {parts.length > FEW && (
            <p>A log this long moves faster as a file: Save All above, and open it there.</p>
          )}
          <QrFigure
            address={address}
            label={`Code ${shown + 1} of ${parts.length} with your log`}
          />
          <p>
            No camera?{' '}
            <a href={address} className="text-link">
              The address in this code
            </a>{' '}
            does the same.
          </p>
          {parts.length > 1 && (
            <div className="train-actions">
              <button
                type="button"
                className="button"
                disabled={shown === 0}
                onClick={() => setShown(shown - 1)}
              >
                Previous
              </button>
              <button
                type="button"
                className="button"
                disabled={shown + 1 === parts.length}
                onClick={() => setShown(shown + 1)}
              >
                Next
              </button>
            </div>
          )}
        </div>
      )}
      {leftOut > 0 && (
        <p className="notice">
          {leftOut === 1 ? 'One session is' : `${leftOut} sessions are`} too long for a code. Save
          the file instead: it holds everything.
        </p>
      )}
      {hasFailed && (
        <p role="alert" className="field-error">
          Your browser cannot make the code. Save the file instead.
        </p>
      )}
    </section>
  )
}
