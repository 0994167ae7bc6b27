import { type FormEvent, useEffect, useState } from 'react'
import { countSets } from '../plan/model/hard-sets'
import { announce } from '../ui/announcer'
import { useHydrated } from '../ui/use-hydrated'
import {
  type CountedExercise,
  MOST_ROWS,
  MOST_SETS,
  meaningOf,
  rowsIn,
  searchOfRows,
  type WeekRow,
} from './model/hard-sets'
import { inWords } from './model/units'
import { ValueTable } from './value-table'

/** How long a visitor pauses before the count is said aloud and written into the address, in milliseconds. */
const PAUSE = 600

/** The rows of a first visit. */
const EMPTY: WeekRow[] = Array.from({ length: 3 }, () => ({ exercise: '', sets: 3 }))

/** A week as rows of exercises and sets, and the hard sets of each muscle in it. The address carries the rows. */
export function HardSetsForm({ exercises }: { exercises: readonly CountedExercise[] }) {
  const hydrated = useHydrated()
  const [changed, setChanged] = useState<WeekRow[]>()
  const library = new Map(exercises.map((exercise) => [exercise.exerciseId, exercise]))
  const given = hydrated ? rowsIn(window.location.search, new Set(library.keys())) : []
  const rows = changed ?? (given.length ? given : EMPTY)
  const counted = countSets(rows, library)
  const search = searchOfRows(rows)

  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => {
      announce(`Muscles counted: ${counted.length}`)
      window.history.replaceState(window.history.state, '', `?${search}`)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [changed, counted.length, search])

  const change = (index: number, part: Partial<WeekRow>) =>
    setChanged(rows.map((row, place) => (place === index ? { ...row, ...part } : row)))

  function addRow(event: FormEvent) {
    event.preventDefault()
    if (rows.length < MOST_ROWS) setChanged([...rows, { exercise: '', sets: 3 }])
  }

  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <form aria-label="Your week" data-starts="query" onSubmit={addRow}>
        <p className="without-script notice mb-6">
          Counting your own week needs JavaScript. The table below says how it is done.
        </p>
        <ol className="grid gap-4">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place alone
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
                  max={MOST_SETS}
                  value={row.sets || ''}
                  onChange={({ target }) =>
                    change(index, {
                      sets: Math.max(0, Math.min(MOST_SETS, Math.trunc(Number(target.value)))),
                    })
                  }
                />
              </label>
            </li>
          ))}
        </ol>
        {rows.length < MOST_ROWS && (
          <button type="submit" className="button needs-script mt-6">
            Add an Exercise
          </button>
        )}
      </form>
      <section aria-label="Result" className="plan-section min-h-72">
        <output aria-live="off" className="display block text-xl">
          {counted.length ? 'Your week, muscle by muscle' : 'Choose the exercises of your week'}
        </output>
        {counted.length > 0 && (
          <div className="prose mt-4">
            <ValueTable
              caption="Hard sets a week by muscle"
              head={['Muscle', 'Sets', 'For growing it']}
              rows={counted.map(({ muscle, sets }) => [muscle, inWords(sets), meaningOf(sets)])}
            />
          </div>
        )}
      </section>
    </div>
  )
}
