import { weeklyLoads } from '../../../packages/progression/week/weekly-load'
import type { CompletePlan } from '../../../src/content/derive/complete-plan'
import { planDocument } from '../../../src/documents/pdf/plan-document'
import { planPdf } from '../../../src/documents/pdf/plan-pdf'
import { noProgram, sampleLibrary, sampleProgram } from '../../support/fixtures/sample-program'

export const site = {
  name: 'Loadline',
  url: 'https://loadline.example',
  author: 'Loadline Coaching',
}

/** A small plan without sessions; tests pass `changes`. */
export function samplePlan(changes: Partial<CompletePlan> = {}): CompletePlan {
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

/** A small plan with sessions; tests pass `changes`. */
export const programPlan = (changes: Partial<CompletePlan> = {}) =>
  samplePlan({
    planId: 'two-days-beginner',
    title: 'Two Days',
    duration: '2 weeks, 2x/week',
    aim: 'strength',
    entry: ['Ten squats to a chair', 'A brisk walk of ten minutes'],
    safety: 'Leave the bar alone while an elbow hurts.',
    program: sampleProgram,
    library: sampleLibrary,
    loadLine: weeklyLoads(sampleProgram, 2),
    ...changes,
  })

export const makePdf = (changes: Partial<CompletePlan> = {}) =>
  planPdf(planDocument(samplePlan(changes), site))
