import type { Page } from '@playwright/test'
import type { Entry, SessionLog } from '../../../packages/progression/record/log'

const DAY = 86_400_000

const exercises = [
  ['barbell-bench-press', 'Barbell bench press'],
  ['push-up', 'Push-up'],
  ['plank', 'Plank'],
  ['back-squat', 'Back squat'],
  ['deadlift', 'Deadlift'],
  ['goblet-squat', 'Goblet squat'],
] as const

const entryOf = (session: string, at: Date, index: number): Entry => {
  const [exercise, title] = exercises[index % exercises.length] ?? exercises[0]
  return {
    line: `${session} / ${exercise} / 1`,
    exercise,
    title,
    asked: {
      sets: 4,
      measure: 'reps',
      amount: '6-8',
      reserve: '2',
      load: 60,
      unit: 'kg',
      reason: 'Not all sets at 8 yet: one more rep where you can.',
      rest: 120,
      effort: '2 in reserve',
    },
    sets: Array.from({ length: 4 }, (_, set) => ({
      load: 60,
      unit: 'kg',
      amount: 7,
      left: 2,
      done: new Date(at.getTime() + (index * 4 + set) * 150_000).toISOString(),
    })),
  }
}

/** Years of training: `count` finished sessions of six exercises with four sets, the last ten of the plan By Hand. */
export const manySessions = (count: number): SessionLog[] =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.now() - (count - index) * 2 * DAY)
    const own = index - (count - 10)
    const name = index % 2 === 0 ? 'Alpha' : 'Beta'
    return {
      id: `seeded-${index}`,
      plan: own < 0 ? 'before' : 'by-hand-intermediate',
      planTitle: own < 0 ? 'Before' : 'By Hand',
      week: own < 0 ? (index % 12) + 1 : Math.floor(own / 2) + 1,
      session: (index % 2) + 1,
      name,
      date: at.toISOString().slice(0, 10),
      started: at.toISOString(),
      finished: new Date(at.getTime() + 3_600_000).toISOString(),
      changed: new Date(at.getTime() + 3_600_000).toISOString(),
      entries: exercises.map((_, place) => entryOf(name, at, place)),
    }
  })

/** Stores sessions in the database of a page's site, creating it if needed. */
export const seedSessions = (page: Page, sessions: readonly object[]) =>
  page.evaluate(
    (records) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('training', 1)
        opening.onerror = reject
        opening.onupgradeneeded = () => {
          const store = opening.result.createObjectStore('sessions', { keyPath: 'id' })
          store.createIndex('plan', ['plan', 'started'])
          store.createIndex('started', 'started')
          opening.result.createObjectStore('plans', { keyPath: 'plan' })
        }
        opening.onsuccess = () => {
          const database = opening.result
          const transaction = database.transaction('sessions', 'readwrite')
          for (const record of records) transaction.objectStore('sessions').put(record)
          transaction.onerror = reject
          transaction.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
    sessions,
  )
