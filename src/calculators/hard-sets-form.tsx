import { type FormEvent, useState } from 'react'
import { countSets } from '../../packages/progression'
import { useHydrated } from '../components/use-hydrated'
import {
  type CountedExercise,
  describeVolume,
  formatRows,
  isMuch,
  MAX_ROWS,
  MAX_SETS,
  NOTE_ON_MUCH,
  parseRows,
  type WeekRow,
} from './model/hard-sets'
import { formatNumber } from './model/units'
import { useAfterPause } from './use-after-pause'
import { ValueTable } from './value-table'

/** Each row lists the whole library, so the page starts with two. */
const INITIAL_ROWS: WeekRow[] = Array.from({ length: 2 }, () => ({ exercise: '', sets: 3 }))

/** The form for a week's exercises and sets, with the hard sets per muscle. The URL keeps the rows. */
export function HardSetsForm({ exercises }: { exercises: readonly CountedExercise[] }) {
  const hydrated = useHydrated()
  const [editedRows, setEditedRows] = useState<WeekRow[]>()
  const library = new Map(exercises.map((exercise) => [exercise.exerciseId, exercise]))
  const urlRows = hydrated ? parseRows(window.location.search, new Set(library.keys())) : []
  const rows = editedRows ?? (urlRows.length ? urlRows : INITIAL_ROWS)
  const muscleSets = countSets(rows, library)
  useAfterPause(editedRows, `Muscles counted: ${muscleSets.length}`, formatRows(rows))

  const change = (index: number, part: Partial<WeekRow>) =>
    setEditedRows(rows.map((row, rowIndex) => (rowIndex === index ? { ...row, ...part } : row)))

  function addRow(event: FormEvent) {
    event.preventDefault()
    if (rows.length < MAX_ROWS) setEditedRows([...rows, { exercise: '', sets: 3 }])
  }

  return (
    <>
      <form aria-label="Your week" data-hydrates="query" onSubmit={addRow}>
        <p className="without-script notice mb-6">
          Counting your own week needs JavaScript. The text below says how it is done.
        </p>
        <ol className="grid gap-4">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows differ only by position
            <li key={index} className="grid grid-cols-[1fr_6rem] gap-3">
              <label>
                Exercise {index + 1}
                <select
                  className="field"
                  value={row.exercise}
                  onChange={({ target }) => change(index, { exercise: target.value })}
                >
                  <option value="">None</option>
                  {exercises.map(({ exerciseId, title }) => (
                    <option key={exerciseId} value={exerciseId}>
                      {title}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                Sets
                <span className="sr-only"> a week of exercise {index + 1}</span>
                <input
                  className="field"
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={MAX_SETS}
                  value={row.sets || ''}
                  onChange={({ target }) =>
                    change(index, {
                      sets: Math.max(0, Math.min(MAX_SETS, Math.trunc(Number(target.value)))),
                    })
                  }
                />
              </label>
            </li>
          ))}
        </ol>
        {rows.length < MAX_ROWS && (
          <button type="submit" className="button needs-script mt-6">
            Add an Exercise
          </button>
        )}
      </form>
      <section aria-label="Result" className="plan-section min-h-72">
        <output aria-live="off" className="display block text-xl">
          {muscleSets.length ? 'Your week, muscle by muscle' : 'Choose exercises for your week'}
        </output>
        {muscleSets.some(({ sets }) => isMuch(sets)) && <p className="notice">{NOTE_ON_MUCH}</p>}
        {muscleSets.length > 0 && (
          <div className="prose mt-4">
            <ValueTable
              caption="Hard sets a week by muscle"
              head={['Muscle', 'Sets', 'For growth']}
              rows={muscleSets.map(({ muscle, sets }) => [
                muscle,
                formatNumber(sets),
                describeVolume(sets),
              ])}
            />
          </div>
        )}
      </section>
    </>
  )
}
