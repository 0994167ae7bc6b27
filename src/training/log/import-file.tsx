import { type ChangeEvent, useRef, useState } from 'react'
import type { Unit } from '../../../packages/progression'
import { showToast } from '../../components/toast'
import { decodeText } from '../model/transfer/decode-text'
import type { ForeignLog } from '../model/transfer/foreign-log'
import { type FileRead, readLogFile } from '../model/transfer/read-file'
import { useLibrary } from '../session/use-library'
import { ImportForeign } from './import-foreign'
import { ImportPreview } from './import-preview'
import { readForeign } from './read-foreign'

interface ImportFileProps {
  unit: Unit
  onDone: () => void
}

/** Reads a file: our log, or another app's. Says why it cannot be read, or previews it. */
export function ImportFile({ unit, onDone }: ImportFileProps) {
  const [imported, setImported] = useState<
    FileRead | ForeignLog | { problem: string } | { rows: number }
  >()
  const [readCount, setReadCount] = useState(0)
  // Loads it while a large file is read.
  useLibrary(imported !== undefined && 'rows' in imported)
  /** The file that was chosen last; reading another one ends in nothing. */
  const chosen = useRef<File>(undefined)

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    chosen.current = file
    const show = (read: typeof imported) => chosen.current === file && setImported(read)
    try {
      const content = decodeText(await file.arrayBuffer())
      const foreign = await readForeign(content, unit, (rows) => show({ rows }))
      show(foreign ?? readLogFile(content))
      setReadCount((count) => count + 1)
    } catch {
      show({ problem: 'This file could not be opened. Nothing was imported.' })
    }
  }

  function finish(message: string) {
    // Another file may have been opened while this one was being saved.
    setImported((current) => (current === imported ? undefined : current))
    showToast(message)
    onDone()
  }

  return (
    <>
      <label className="mt-3 grid">
        <span className="text-sm text-muted">
          A file that you saved here or on another device, or an export of Strong or Hevy (CSV)
        </span>
        <input
          type="file"
          accept=".json,application/json,.csv,text/csv,.txt,text/plain"
          className="field"
          // So that choosing the same file again reads it again; its name stays until then.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={open}
        />
      </label>
      {imported && 'rows' in imported && (
        <p className="mt-3">
          <span role="status">Reading the file …</span>{' '}
          <span aria-hidden="true">{imported.rows.toLocaleString('en-US')} rows</span>
        </p>
      )}
      {imported && 'problem' in imported && (
        <p role="alert" className="field-error">
          {imported.problem}
        </p>
      )}
      {imported && 'plans' in imported && <ImportPreview read={imported} onDone={finish} />}
      {imported && 'app' in imported && (
        <ImportForeign key={readCount} log={imported} unit={unit} onDone={finish} />
      )}
    </>
  )
}
