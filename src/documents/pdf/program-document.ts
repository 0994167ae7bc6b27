import { type FigureLayer, sideBySide } from '../../exercises/model/figure/strokes'
import { effortTerms } from '../../plan/model/effort-terms'
import { type LineWords, sessionWords } from '../../plan/model/line-words'
import { type Library, libraryOf, type Program } from '../../plan/model/program'
import {
  type ProgressionTopic,
  progressionTopics,
  stepTexts,
} from '../../plan/model/progression-sentences'
import { ruleOf, type WeekKind, weekKind } from '../../plan/model/rule-of'
import { type DaySession, daysOfWeek, type WeekLine } from '../../plan/model/week'
import { raiseText } from '../../training/model/raise-text'
import { sessionNamed } from '../../training/model/slots'
import type { BuiltPlan, SafetyTexts } from '../built-plan'

/** What a plan's PDF shows beyond its facts, in final words. */
export interface ProgramDocument {
  aim: string
  entry: readonly string[]
  /** How it moves on, its steps, and what its words for effort mean. */
  progression: ProgressionTopic[]
  warmUp: string
  /** What holds for this plan alone, and what for all plans. */
  ownSafety: string
  safety: SafetyTexts | null | undefined
  loads: readonly number[]
  deloads: readonly number[]
  /** How to do each exercise, in the order in which the sessions name them. */
  howTo: readonly HowTo[]
  weeks: readonly LogWeek[]
}

/** An exercise of the library as paper shows it. */
export interface HowTo {
  title: string
  cues: readonly string[]
  /** Null where nothing is drawn, or the editor gave a picture instead. */
  figure: { phases: number; layers: readonly FigureLayer[] } | null
}

/** The two cues that matter most come first. */
const CUES = 2

/** A week's sheet of the log. */
export interface LogWeek {
  reason: string
  kind: WeekKind | undefined
  sessions: readonly LogSession[]
}

/** A session on a week's sheet. */
export interface LogSession {
  name: string
  day: string
  /** 'about 45 minutes', or ''. */
  length: string
  /** Its own warm-up, or '' where it has the plan's. */
  warmUp: string
  lines: readonly LogLine[]
}

/** A line of a session, with what the trainee writes down of it. */
export interface LogLine extends LineWords {
  /** What raises it next time, where something does. */
  next: string
  /** How many sets there are to write down. */
  count: number
  /** Whether there is a weight to write down. */
  asksLoad: boolean
  /** A run or a ride: one thing to write down, in a few words. */
  isWhole: boolean
}

/** Returns what a plan's PDF shows of its sessions. */
export function programDocument(
  plan: BuiltPlan,
  program: Program,
  safety: SafetyTexts | null | undefined,
): ProgramDocument {
  const library = libraryOf(plan.library)
  return {
    aim: plan.aim ?? '',
    entry: plan.entry ?? [],
    progression: [
      ...progressionTopics(program, library),
      { title: 'Steps', lines: stepTexts(program.progression) },
      { title: 'Words', lines: effortTerms(program) },
    ].filter(({ lines }) => lines.length > 0),
    warmUp: program.warmUp ?? '',
    ownSafety: plan.safety ?? '',
    safety,
    loads: plan.loadLine,
    deloads: program.deloads,
    howTo: howToOf(plan, program),
    weeks: Array.from({ length: plan.length }, (_, index) => ({
      reason: plan.weeks?.[index] ?? '',
      kind: weekKind(program, index + 1),
      sessions: daysOfWeek(program, index + 1).map((day) =>
        logSession(day, program, library, index + 1),
      ),
    })),
  }
}

function howToOf({ library }: BuiltPlan, { sessions }: Program): HowTo[] {
  const named = new Set(sessions.flatMap(({ lines }) => lines.map(({ exercise }) => exercise)))
  const known = new Map(library.map((exercise) => [exercise.exerciseId, exercise]))
  return [...named].flatMap((id) => {
    const exercise = known.get(id)
    if (!exercise) return []
    const { title, cues, figure } = exercise
    const layers = sideBySide(figure?.strokes ?? [])
    return {
      title,
      cues: cues.slice(0, CUES),
      figure: figure && layers.length > 0 ? { phases: figure.phases, layers } : null,
    }
  })
}

function logSession(
  { name, day, minutes, warmUp, lines }: DaySession,
  program: Program,
  library: Library,
  week: number,
): LogSession {
  const words = sessionWords(lines, library)
  const written = sessionNamed(program, name)
  return {
    name,
    day,
    length: minutes ? `about ${minutes} minutes` : '',
    warmUp: warmUp && warmUp !== program.warmUp ? warmUp : '',
    lines: lines.flatMap((line, index) => {
      const said = words[index]
      const facts = library.get(line.exercise)
      const next = facts && raiseText(program, line, week, facts, written?.lines[line.index])
      return said ? { ...said, next: next ?? '', ...toWrite(line, program, library) } : []
    }),
  }
}

/** What a trainee writes down of a line. */
function toWrite(line: WeekLine, program: Program, library: Library) {
  const loaded = library.get(line.exercise)?.loaded
  const { on, raise = 'a step' } = ruleOf(program, line)
  // Weight may be added to body weight; where no rule ever adds it, its box would stay empty.
  const mayBeAdded = on !== undefined && /step|%/.test(raise) && line.amount !== 'max'
  return {
    count: line.sets,
    asksLoad: loaded === 'weight' || (loaded === 'added' && mayBeAdded),
    isWhole: line.sets === 1 && (line.measure === 'minutes' || line.measure === 'meters'),
  }
}
