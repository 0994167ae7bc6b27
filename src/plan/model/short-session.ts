import { sessionMinutes } from './minutes'
import type { ExerciseLibrary } from './program'
import type { WeekLine, WeekSession } from './week'

/** What to leave out next, and the minutes that remain. */
export interface ShortStep {
  /** Exercise names. A superset goes as a whole. */
  leave: string[]
  minutes: number
}

/** How to shorten a session. */
export interface ShortSession {
  name: string
  /** The full session. */
  minutes: number
  steps: ShortStep[]
  /** If no exercise can go, the minutes with one less set or round of each line. */
  fewerSets?: number | undefined
}

/** Patterns of main lifts; all others are accessories. */
const mainPatterns = ['squat', 'lunge', 'hinge', 'push', 'pull', 'skill']

/** Few steps keep the choice quick. Half of the session always stays. */
const MAX_STEPS = 3

/**
 * Returns what to drop first from a session: accessories before main lifts, from the end. Never drops the
 * warm-up, the first exercise, tests or circuits, nor the only work for a muscle that week.
 */
export function shortSession(
  session: WeekSession,
  week: readonly WeekSession[],
  library: ExerciseLibrary,
): ShortSession {
  const minutesOf = (lines: readonly WeekLine[]) =>
    Math.round(sessionMinutes({ ...session, lines }, library))
  const [first] = session.lines
  const tested = session.lines.filter(({ test }) => test)
  const protectedIds = new Set([first, ...tested].map((line) => line?.exercise))
  const otherLines = week.filter(({ name }) => name !== session.name).flatMap(({ lines }) => lines)
  const steps: ShortStep[] = []
  let remaining = session.lines
  while (steps.length < MAX_STEPS) {
    const removable = nextRemovable(remaining, protectedIds, otherLines, library)
    if (!removable || remaining.length - removable.length < session.lines.length / 2) break
    remaining = remaining.filter((line) => !removable.includes(line))
    const leave = removable.map(({ exercise }) => library.get(exercise)?.title ?? exercise)
    steps.push({ leave, minutes: minutesOf(remaining) })
  }
  const minutes = minutesOf(session.lines)
  const fewer = session.lines.map((line) => ({ ...line, sets: Math.max(1, line.sets - 1) }))
  const fewerSets = steps.length > 0 || tested.length > 0 ? minutes : minutesOf(fewer)
  return { name: session.name, minutes, steps, ...(fewerSets < minutes && { fewerSets }) }
}

/** Returns the next lines to drop: a single line or a superset. */
function nextRemovable(
  lines: readonly WeekLine[],
  protectedIds: ReadonlySet<string | undefined>,
  otherLines: readonly WeekLine[],
  library: ExerciseLibrary,
): WeekLine[] | undefined {
  const trainedBy = ({ exercise }: WeekLine) => {
    const { main = [], helping = [] } = library.get(exercise) ?? {}
    return [...main, ...helping]
  }
  function canRemove(block: WeekLine[]) {
    const remainingMuscles = [
      ...otherLines,
      ...lines.filter((line) => !block.includes(line)),
    ].flatMap(trainedBy)
    const isSpare = ({ exercise }: WeekLine) =>
      !protectedIds.has(exercise) &&
      library.get(exercise)?.main.every((muscle) => remainingMuscles.includes(muscle))
    return block.length < 3 && block.every(isSpare)
  }
  const isMain = ({ exercise }: WeekLine) =>
    mainPatterns.includes(library.get(exercise)?.pattern ?? '')
  const lineByBlock = new Map(lines.map((line) => [line.group ?? line, line]))
  const blocks = [...lineByBlock.values()]
    .map((line) =>
      lines.filter(
        (otherLine) => otherLine === line || (line.group && otherLine.group === line.group),
      ),
    )
    .filter(canRemove)
    .reverse()
  return blocks.find((block) => !block.some(isMain)) ?? blocks[0]
}
