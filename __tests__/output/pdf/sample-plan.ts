import { existsSync, readFileSync } from 'node:fs'
import { checkContent } from '../../../src/content/check'
import {
  completeExercises,
  completeTexts,
  type WrittenDetail,
} from '../../../src/content/complete-detail'
import { exerciseFacts } from '../../../src/content/exercise-facts'
import { parseFigure } from '../../../src/content/figure/parse-figure'
import { programOf } from '../../../src/content/program'
import { parseDuration } from '../../../src/lib/duration'
import { figureStrokes } from '../../../src/lib/figure'
import { loadLine } from '../../../src/lib/program/load-line'
import { libraryOf } from '../../../src/lib/program/program'
import type { BuiltPlan } from '../../../src/output/built-plan'
import { planDocument } from '../../../src/output/pdf/plan-document'
import { planPdf } from '../../../src/output/pdf/plan-pdf'
import { noProgram, sampleLibrary, sampleProgram } from '../../support/fixtures/sample-program'

export const site = {
  name: 'Loadline',
  url: 'https://loadline.example',
  author: 'Loadline Coaching',
  safety: null,
}

/** A small plan without sessions; what a test is about is given in `changes`. */
export function samplePlan(changes: Partial<BuiltPlan> = {}): BuiltPlan {
  return {
    planId: 'two-lifts-beginner',
    title: 'Two Lifts',
    description: 'Two weeks with two lifts and a clock.',
    duration: '2 weeks, 3x/week',
    level: 'Beginner',
    category: 'Home',
    equipment: 'Pair of dumbbells, a mat',
    image: 'https://images.unsplash.com/photo-1',
    imageAlt: 'Two dumbbells on a mat',
    overview: 'Lift on Monday, Wednesday and Friday.\n\nStop when something hurts.',
    goals: ['Six sessions in two weeks', 'A plank of 45 seconds'],
    weeks: ['Two sets of everything.', 'Three sets of everything, then a test.'],
    exercises: [
      { name: 'Goblet squat', sets: '2-3', reps: '8-10', rest: '90 seconds' },
      { name: 'Front plank', sets: '2', reps: '30-45 seconds', rest: '60 seconds' },
    ],
    ...noProgram,
    length: 2,
    ...changes,
  }
}

/** A small plan with sessions; what a test is about is given in `changes`. */
export const programPlan = (changes: Partial<BuiltPlan> = {}) =>
  samplePlan({
    planId: 'two-days-beginner',
    title: 'Two Days',
    duration: '2 weeks, 2x/week',
    aim: 'strength',
    entry: ['Ten squats to a chair', 'A brisk walk of ten minutes'],
    safety: 'Leave the bar alone while an elbow hurts.',
    program: sampleProgram,
    library: sampleLibrary,
    loadLine: loadLine(sampleProgram, 2),
    ...changes,
  })

export const makePdf = (changes: Partial<BuiltPlan> = {}) =>
  planPdf(planDocument(samplePlan(changes), site))

const CONTENT = '__tests__/support/content'

function figureOf(id: string) {
  const file = `${CONTENT}/exercises/${id}.svg`
  if (!existsSync(file)) return null
  const { figure } = parseFigure(readFileSync(file, 'utf8'))
  return { phases: figure.phases.length, strokes: figureStrokes(figure) }
}

/** The plans of the frozen content, as GraphQL gives them. */
export function contentPlans(): BuiltPlan[] {
  const { plans, exercises } = checkContent(CONTENT).content
  const library = libraryOf(exercises.map(exerciseFacts))
  return plans.map(({ id, ...plan }) => {
    const program = programOf(plan) ?? null
    const length = parseDuration(plan.duration)?.weeks ?? 0
    return {
      ...noProgram,
      ...plan,
      planId: id,
      ...completeTexts(plan as WrittenDetail),
      exercises: completeExercises(program ?? undefined, length, library),
      safety: plan.safety ?? null,
      program,
      library: exercises.map((exercise) => ({
        ...exerciseFacts(exercise),
        cues: exercise.cues,
        figure: figureOf(exercise.id),
      })),
      length,
      loadLine: program ? loadLine(program, length) : [],
    }
  })
}
