import { numbersUpTo } from '../../../packages/basics'
import { type FigureShape, sideBySide } from '../../../packages/figures'
import {
  type DaySession,
  daysOfWeek,
  type ExerciseLibrary,
  groupLabel,
  groupsOf,
  type LineWords,
  libraryOf,
  lineWords,
  movesWeight,
  type Program,
  type ProgressionTopic,
  printedRules,
  raiseHint,
  ruleOf,
  type WeekKind,
  type WeekLine,
  weekKind,
} from '../../../packages/progression'
import type { CompletePlan } from '../../content/derive/complete-plan'
import type { SiteSettings } from '../../content/schema/site'

/** The site-wide safety texts. */
export type SafetyTexts = NonNullable<SiteSettings['safety']>

/** A plan's PDF content beyond its summary, in final words. */
export interface ProgramDocument {
  aim: string
  entry: readonly string[]
  /** Progression topics, load steps, and effort terms. */
  progression: ProgressionTopic[]
  warmUp: string
  /** Safety text of this plan only; `safety` holds the site's. */
  ownSafety: string
  safety: SafetyTexts | null | undefined
  loads: readonly number[]
  deloads: readonly number[]
  /** Instructions per exercise, in order of first appearance. */
  howTo: readonly HowTo[]
  weeks: readonly PrintedWeek[]
}

/** Print version of a library exercise. */
export interface HowTo {
  title: string
  cues: readonly string[]
  /** Null if nothing is drawn or the editor supplied a picture. */
  figure: { phases: number; layers: readonly FigureShape[] } | null
}

/** Most cues per exercise. The most important come first. */
const MAX_CUES = 2

/** A week's log sheet. */
export interface PrintedWeek {
  reason: string
  kind: WeekKind | undefined
  sessions: readonly PrintedSession[]
}

export interface PrintedSession {
  name: string
  day: string
  /** 'about 45 minutes', or empty. */
  length: string
  /** The session's own warm-up; empty if it has the plan's. */
  warmUp: string
  lines: readonly LogLine[]
}

/** A line of the log sheet: its words, and the boxes to fill in. */
export interface LogLine {
  words: LineWords
  /** 'Superset: 3 rounds' on the first line of a superset or circuit, else ''. */
  group: string
  isGrouped: boolean
  /** Condition for the next raise; empty if nothing raises the line. */
  next: string
  /** Sets to log. */
  count: number
  /** Whether the line has a box for weight. */
  asksLoad: boolean
  /** Whether it is a run or ride, which needs only one box. */
  isWhole: boolean
}

/** Builds the PDF content of a plan with sessions. */
export function programDocument(
  plan: CompletePlan,
  program: Program,
  safety: SafetyTexts | null | undefined,
): ProgramDocument {
  const library = libraryOf(plan.library)
  return {
    aim: plan.aim ?? '',
    entry: plan.entry ?? [],
    progression: printedRules(program, library),
    warmUp: program.warmUp ?? '',
    ownSafety: plan.safety ?? '',
    safety,
    loads: plan.loadLine,
    deloads: program.deloads,
    howTo: howToOf(plan, program),
    weeks: numbersUpTo(plan.length).map((week) => ({
      reason: plan.weeks?.[week - 1] ?? '',
      kind: weekKind(program, week),
      sessions: daysOfWeek(program, week).map((day) => printedSession(day, program, library, week)),
    })),
  }
}

function howToOf({ library }: CompletePlan, { sessions }: Program): HowTo[] {
  const exerciseIds = new Set(
    sessions.flatMap(({ lines }) => lines.map(({ exercise }) => exercise)),
  )
  const exercisesById = new Map(library.map((exercise) => [exercise.exerciseId, exercise]))
  return [...exerciseIds].flatMap((id) => {
    const exercise = exercisesById.get(id)
    if (!exercise) return []
    const { title, cues, figure } = exercise
    const layers = sideBySide(figure?.strokes ?? [])
    return {
      title,
      cues: cues.slice(0, MAX_CUES),
      figure: figure && layers.length > 0 ? { phases: figure.phases, layers } : null,
    }
  })
}

function printedSession(
  { name, day, minutes, warmUp, lines }: DaySession,
  program: Program,
  library: ExerciseLibrary,
  week: number,
): PrintedSession {
  return {
    name,
    day,
    length: minutes ? `about ${minutes} minutes` : '',
    warmUp: warmUp && warmUp !== program.warmUp ? warmUp : '',
    lines: groupsOf(lines).flatMap((group) =>
      group.map((line, index): LogLine => {
        const label = groupLabel(group)
        const facts = library.get(line.exercise)
        return {
          words: lineWords(line, library),
          group: index === 0 ? (label ?? '') : '',
          isGrouped: label !== undefined,
          next: (facts && raiseHint({ program, line, week, exercise: facts })) ?? '',
          ...logFields(line, program, library),
        }
      }),
    ),
  }
}

/** Decides which boxes a line gets. */
function logFields(line: WeekLine, program: Program, library: ExerciseLibrary) {
  const loaded = library.get(line.exercise)?.loaded
  // A body-weight line gets a load box only if its rule adds weight, or the box would stay empty.
  const canAddWeight = movesWeight(ruleOf(program, line)) && line.amount !== 'max'
  return {
    count: line.sets,
    asksLoad: loaded === 'weight' || (loaded === 'added' && canAddWeight),
    isWhole: line.sets === 1 && (line.measure === 'minutes' || line.measure === 'meters'),
  }
}
