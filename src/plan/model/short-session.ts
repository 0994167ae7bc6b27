import { sessionMinutes } from './minutes'
import type { Library } from './program'
import type { WeekLine, WeekSession } from './week'

/** What is left out next of a session, and how many minutes are left then. */
export interface ShortStep {
  /** Names of exercises; those of a superset go together. */
  leave: string[]
  minutes: number
}

/** A session when time is short. */
export interface ShortSession {
  name: string
  /** All of it, in minutes. */
  minutes: number
  steps: ShortStep[]
  /** The minutes with a set or round less of everything, where no exercise can be spared; undefined for one set. */
  fewerSets?: number | undefined
}

/** The movements of main lifts; all else is an accessory. */
const mainPatterns = ['squat', 'lunge', 'hinge', 'push', 'pull', 'skill']

/** As many as one decides in a gym; and half of a session stays. */
const MOST_STEPS = 3

/**
 * Returns what to leave out first of a session of a week: accessories before main lifts, the last first. The warm-up
 * stays, and the first exercise, what is tested, circuits, and what alone trains a muscle in this week.
 */
export function shortSession(
  session: WeekSession,
  week: readonly WeekSession[],
  library: Library,
): ShortSession {
  const minutesOf = (lines: readonly WeekLine[]) =>
    Math.round(sessionMinutes({ ...session, lines }, library))
  const [first] = session.lines
  const tested = session.lines.filter(({ test }) => test)
  const staying = new Set([first, ...tested].map((line) => line?.exercise))
  const others = week.filter(({ name }) => name !== session.name).flatMap(({ lines }) => lines)
  const steps: ShortStep[] = []
  let left = session.lines
  while (steps.length < MOST_STEPS) {
    const spare = nextSpare(left, staying, others, library)
    if (!spare || left.length - spare.length < session.lines.length / 2) break
    left = left.filter((line) => !spare.includes(line))
    const leave = spare.map(({ exercise }) => library.get(exercise)?.title ?? exercise)
    steps.push({ leave, minutes: minutesOf(left) })
  }
  const minutes = minutesOf(session.lines)
  const fewer = session.lines.map((line) => ({ ...line, sets: Math.max(1, line.sets - 1) }))
  const fewerSets = steps.length > 0 || tested.length > 0 ? minutes : minutesOf(fewer)
  return { name: session.name, minutes, steps, ...(fewerSets < minutes && { fewerSets }) }
}

/** The lines that can be spared next: one, or the two of a superset. */
function nextSpare(
  lines: readonly WeekLine[],
  staying: ReadonlySet<string | undefined>,
  others: readonly WeekLine[],
  library: Library,
): WeekLine[] | undefined {
  const trainedBy = ({ exercise }: WeekLine) => {
    const { main = [], helping = [] } = library.get(exercise) ?? {}
    return [...main, ...helping]
  }
  function canGo(block: WeekLine[]) {
    const kept = [...others, ...lines.filter((line) => !block.includes(line))].flatMap(trainedBy)
    const isSpare = ({ exercise }: WeekLine) =>
      !staying.has(exercise) && library.get(exercise)?.main.every((muscle) => kept.includes(muscle))
    return block.length < 3 && block.every(isSpare)
  }
  const isMain = ({ exercise }: WeekLine) =>
    mainPatterns.includes(library.get(exercise)?.pattern ?? '')
  const named = new Map(lines.map((line) => [line.group ?? line, line]))
  const blocks = [...named.values()]
    .map((line) => lines.filter((one) => one === line || (line.group && one.group === line.group)))
    .filter(canGo)
    .reverse()
  return blocks.find((block) => !block.some(isMain)) ?? blocks[0]
}
