import type { Plan } from '../schema/plan'
import { starterImage } from './article'

/** What a new plan says until its author replaces it; nothing of it may be published. */
export const planStarter = {
  description: 'Say in one or two short sentences what these weeks are for.',
  equipment: 'Say what one needs',
  imageAlt: 'Say here what the picture shows',
  overview: [
    'Say what the plan is for, for whom it is, and for whom it is not.',
    'Say how a week looks: which exercises on which day, with the warm-up, and how long a session takes.',
    'Say how to progress: what to add, and when. Say when to stop, and when to ask a doctor.',
  ].join('\n\n'),
} as const

/** What the author of a new plan says at the start. */
export interface NewPlan extends Pick<Plan, 'id' | 'title' | 'level' | 'category'> {
  imageHost: string
}

/** The text of a new plan's file: a draft that passes the content check. */
export function planText({ imageHost, id, title, level, category }: NewPlan): string {
  const plan: Plan = {
    id,
    title,
    description: planStarter.description,
    duration: '4 weeks, 3x/week',
    level,
    category,
    equipment: planStarter.equipment,
    image: starterImage(imageHost),
    imageAlt: planStarter.imageAlt,
    draft: true,
    overview: planStarter.overview,
    goals: [
      'Four to six lines, each of which the reader can check',
      'A number of repetitions',
      'A time to hold',
      'A habit: sessions done out of sessions planned',
    ],
    schedule: {
      week1: 'Say how the plan starts: sets, load, and how far from the limit each set ends.',
      week2: 'Say what changes from week 1: sets, repetitions, load, rest or tempo.',
      week3: 'Say what changes from week 2.',
      week4: 'Say what changes from week 3, how to check the goals, and what to do next.',
    },
    exercises: [
      { name: 'First exercise', sets: '3', reps: '8-10', rest: '90 seconds' },
      { name: 'Second exercise', sets: '3', reps: '8 per side', rest: '60 seconds' },
      { name: 'Third exercise', sets: '3', reps: '30 seconds', rest: '45 seconds' },
    ],
  }
  return `${JSON.stringify(plan, null, 2)}\n`
}
