// What a plan may say: schemas, units, and the program made of a plan.
export { type Duration, durationPattern, frequencyOf, parseDuration } from './language/duration'
export { GROUP_HINT, groupLabel, groupsOf } from './language/groups'
export { type WrittenLine, weeklyFields } from './language/line-grammar'
export {
  type ExerciseBasics,
  type ExerciseLibrary,
  isPercentOfMax,
  libraryOf,
  lineOfKey,
  linesOf,
  type Program,
} from './language/program'
export { allExerciseIdsOf, exerciseIdsOf, programOf, weeksOf } from './language/program-of'
export { parseProgression } from './language/progression'
export { progressionSchema, type WrittenRule } from './language/progression-grammar'
export {
  BY_WEEKS,
  includesWeek,
  movesWeight,
  ruleOf,
  type WeekKind,
  weekKind,
} from './language/rule-of'
export { rampUp, sessionSchema, type WrittenSession } from './language/session-grammar'
export { formatLoad, inUnit, KG_PER_LB, type LoadKind } from './language/units'
export {
  equipmentWords,
  loadTypes,
  type Measure,
  type Muscle,
  measures,
  muscles,
  piecesOf,
  type Unit,
  units,
  type Weekday,
  weekdays,
} from './language/vocabulary'
export {
  type DaySession,
  daysInWeek,
  daysOfWeek,
  sessionsInWeek,
  type WeekLine,
  type WeekSession,
} from './language/week'
// What the next session asks, and why.
export { findOpenBreak } from './next/break-days'
export { epleyFactor, MAX_RELIABLE_REPS, MAX_USABLE_REPS, oneRepMax } from './next/estimated-max'
export {
  finishedSessions,
  isAfterIllness,
  type LoggedEntry,
  loggedEntries,
  lookbackStart,
  roundsStart,
} from './next/history'
export { heaviestLoad } from './next/judge'
export { type AvailableLoads, availableLoads, loadInUnit, stepsAround } from './next/loads'
export { currentMax } from './next/maximum'
export { adviceAfter, nextTimes } from './next/next-time'
export { missingMaxima, type Prescription, prescribe } from './next/prescribe'
export { rampUpSets } from './next/ramp-up-sets'
export { mustRepeat } from './next/repeat-week'
export { entryAfterSwap, fillFromTests, newSession } from './next/session-entries'
export { afterBadFirstSet } from './next/setbacks'
export { canUseMeasure } from './next/substitute-line'
export type { OwnedWeights, TraineeGear } from './next/training-facts'
export type { TrainingInput } from './next/training-input'
// What is kept of what was done.
export {
  addExercises,
  type Exercises,
  findExercise,
  type TrainingExercise,
} from './record/exercises'
export {
  doneSets,
  type Entry,
  entryKeys,
  type Prescribed,
  readSession,
  readStep,
  type SessionLog,
  type SetLog,
  type Step,
  type SwapReason,
  swapReasons,
  type Timer,
  timestampAfter,
} from './record/log'
export {
  emptyState,
  type PlanState,
  type Restart,
  readPlanState,
  restartsWeek,
} from './record/plan-state'
// How a plan goes for someone.
export {
  type Lifter,
  lifters,
  type SimulatedSet,
  type Simulation,
  simulatePlan,
} from './simulate/simulate-plan'
export { simulationInput } from './simulate/simulation-input'
export { walkRows } from './simulate/walk-rows'
// What a week asks.
export { countSets, type MuscleWeeks, muscleSets, muscleWeeks, setsInWeek } from './week/hard-sets'
export { loggedLoad } from './week/logged-load'
export { sessionLengths, sessionMinutes, timedProgram } from './week/minutes'
export { type ShortSession, shortSession } from './week/short-session'
export { type Position, type Slot, sessionKey, slotOf, slotsOf } from './week/slots'
export { weeklyLoads } from './week/weekly-load'
// How lines, rules and breaks read.
export { amountWithUnit, unitAfter } from './words/amount-with-unit'
export { weeksText } from './words/break-rule'
export { breakText, missedText } from './words/break-words'
export { type ExerciseRow, exerciseBreakdown } from './words/exercise-breakdown'
export { type LineWords, lineSentence, lineWords, notesWithLoad } from './words/line-words'
export { nextRungText } from './words/next-rung'
export {
  type ProgressionTopic,
  type ProgressionWords,
  printedRules,
  progressionWords,
} from './words/progression-sentences'
export { raiseHint } from './words/raise-hint'
export { noRaiseReason } from './words/rule-words'
export { namedWeek } from './words/share-text'
export { loadIn } from './words/written-loads'
