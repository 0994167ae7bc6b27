import { create } from 'qrcode/lib/core/qrcode'
import { useState } from 'react'
import { trainPath } from '../../lib/paths'
import { Button } from '../button'
import { useFocus } from '../focus'
import type { LogFile } from '../model/transfer/read-file'
import { CODE_HASH } from '../use-scanned-log'
import { encodeLogAsCodes, type QrCodes } from './code-parts'
import { LogSection } from './log-section'

/** A file is faster than more codes than this. */
const MAX_HANDY_CODES = 4

/** Shows the log as QR codes for another device. The URL's hash holds it, which no server sees. */
export function MoveByCode({ planId, file }: { planId: string; file: LogFile }) {
  const [codes, setCodes] = useState<QrCodes>()
  const [shown, setShown] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const { parts = [], leftOut = 0 } = codes ?? {}
  const part = parts[shown]
  const position = `Code ${shown + 1} of ${parts.length}`
  // Focus once per code: other changes must not steal the focus.
  const heading = useFocus(part)
  const address = `${window.location.origin}${trainPath(planId)}${CODE_HASH}${part}`
  return (
    <LogSection title="To another device" className="plan-section">
      <p className="mt-3">
        Hold the other device's camera over the code and open the link it shows. Or save the file
        above and open it there.
      </p>
      {part === undefined ? (
        <Button
          className="button mt-3"
          disabled={file.sessions.length === 0}
          onClick={() => encodeLogAsCodes(file).then(setCodes, () => setFailed(true))}
        >
          Show the Code
        </Button>
      ) : (
        <div className="mt-3 grid gap-3">
          <p ref={heading} tabIndex={-1} className="font-bold" role="status">
            {position}
          </p>
          {parts.length > MAX_HANDY_CODES && (
            <p>For a log this long, a file is faster: use Save All above.</p>
          )}
          <QrFigure address={address} label={`${position} with your log`} />
          <p>
            No camera?{' '}
            <a href={address} className="text-link">
              The link in this code
            </a>{' '}
            does the same.
          </p>
          {parts.length > 1 && (
            <div className="train-actions">
              <Button disabled={shown === 0} onClick={() => setShown(shown - 1)}>
                Previous
              </Button>
              <Button disabled={shown + 1 === parts.length} onClick={() => setShown(shown + 1)}>
                Next
              </Button>
            </div>
          )}
        </div>
      )}
      {leftOut > 0 && (
        <p className="notice">
          {leftOut === 1 ? 'One part of your log is' : `${leftOut} parts of your log are`} too long
          for a code. Save the file instead: it holds everything.
        </p>
      )}
      {hasFailed && (
        <p role="alert" className="field-error">
          Your browser cannot create the code. Save the file instead.
        </p>
      )}
    </LogSection>
  )
}

function QrFigure({ address, label }: { address: string; label: string }) {
  const { size, data } = create(address, { errorCorrectionLevel: 'L' }).modules
  const squares = Array.from(data, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  )
  return (
    <svg
      className="train-code"
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  )
}
