import { groupsOf } from '../language/groups'
import type { ExerciseLibrary } from '../language/program'
import type { WeekLine, WeekSession } from '../language/week'
import { sessionMinutes } from './minutes'

export interface ShortSession {
  name: string
  /** The full session. */
  minutes: number
  /** Names of exercises to leave out next, a superset as a whole, and the minutes that remain. */
  steps: { leave: string[]; minutes: number }[]
  /** If no exercise can go, the minutes with one less set or round of each line. */
  fewerSets?: number
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
  const { name, lines } = session
  const minutesOf = (lines: readonly WeekLine[]) =>
    Math.round(sessionMinutes({ ...session, lines }, library))
  const tested = lines.filter(({ test }) => test)
  const protectedIds = new Set([...lines.slice(0, 1), ...tested].map(({ exercise }) => exercise))
  const otherLines = week.filter((other) => other.name !== name).flatMap(({ lines }) => lines)
  const steps: ShortSession['steps'] = []
  let remaining = lines
  while (steps.length < MAX_STEPS) {
    const removable = nextRemovable(remaining, protectedIds, otherLines, library)
    if (!removable || remaining.length - removable.length < lines.length / 2) break
    remaining = remaining.filter((line) => !removable.includes(line))
    const leave = removable.map(({ exercise }) => library.get(exercise)?.title ?? exercise)
    steps.push({ leave, minutes: minutesOf(remaining) })
  }
  const minutes = minutesOf(lines)
  const fewer = lines.map((line) => ({ ...line, sets: Math.max(1, line.sets - 1) }))
  const fewerSets = steps.length > 0 || tested.length > 0 ? minutes : minutesOf(fewer)
  return { name, minutes, steps, ...(fewerSets < minutes && { fewerSets }) }
}

/** Returns the next lines to drop: a single line or a superset. */
function nextRemovable(
  lines: readonly WeekLine[],
  protectedIds: ReadonlySet<string>,
  otherLines: readonly WeekLine[],
  library: ExerciseLibrary,
): WeekLine[] | undefined {
  function canRemove(block: WeekLine[]) {
    const remainingLines = [...otherLines, ...lines.filter((line) => !block.includes(line))]
    const remainingMuscles = remainingLines.flatMap(({ exercise }) => {
      const { main = [], helping = [] } = library.get(exercise) ?? {}
      return [...main, ...helping]
    })
    const isSpare = ({ exercise }: WeekLine) =>
      !protectedIds.has(exercise) &&
      library.get(exercise)?.main.every((muscle) => remainingMuscles.includes(muscle))
    return block.length < 3 && block.every(isSpare)
  }
  const isMain = ({ exercise }: WeekLine) =>
    mainPatterns.includes(library.get(exercise)?.pattern ?? '')
  const blocks = groupsOf(lines)
    .flatMap((block) => (block[0]?.group ? [block] : block.map((line) => [line])))
    .filter(canRemove)
    .reverse()
  return blocks.find((block) => !block.some(isMain)) ?? blocks[0]
}
