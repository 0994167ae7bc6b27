import { readdirSync, readFileSync } from 'node:fs'
import type { BuiltPlan } from '../../../src/output/built-plan'
import { planDocument } from '../../../src/output/pdf/plan-document'
import { planPdf } from '../../../src/output/pdf/plan-pdf'

export const site = {
  name: 'Loadline',
  url: 'https://loadline.example',
  author: 'Loadline Coaching',
}

/** A small plan; what a test is about is given in `changes`. */
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
    ...changes,
  }
}

export const makePdf = (changes: Partial<BuiltPlan> = {}) =>
  planPdf(planDocument(samplePlan(changes), site))

/** The plans of content/workouts, as GraphQL gives them. */
export function contentPlans(): BuiltPlan[] {
  const files = readdirSync('content/workouts').filter((file) => file.endsWith('.json'))
  return files.map((file) => {
    const plan = JSON.parse(readFileSync(`content/workouts/${file}`, 'utf8'))
    const { id, schedule, overview = null, goals = null, exercises = null, ...summary } = plan
    const weeks = schedule
      ? Object.keys(schedule).map((_, index) => schedule[`week${index + 1}`])
      : null
    return { ...summary, planId: id, overview, goals, weeks, exercises }
  })
}
