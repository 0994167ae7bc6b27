import type { Plan } from '../schema/plan'
import { starterImage } from './article'

/** What a new plan says until its author replaces it; nothing of it may be published. */
export const planStarter = {
  description: 'Say in one or two short sentences what these weeks are for.',
  equipment: 'Say what one needs',
  imageAlt: 'Say here what the picture shows',
  overview: [
    'Say for whom the plan is, and for whom it is not.',
    'Say what changes over its weeks.',
    'Say how it progresses. Days, exercises and warm-up are data below; safety stands in site.json.',
  ].join('\n\n'),
} as const

/** What the author of a new plan says at the start. */
export interface NewPlan extends Pick<Plan, 'id' | 'title' | 'level' | 'category'> {
  imageHost: string
  /** Ids of exercises to begin with; without any the plan gets a plain list. */
  exercises: readonly string[]
}

/** How a new plan trains: one session on three days, which its author changes. */
const startingSessions = (exercises: readonly string[]) =>
  ({
    aim: 'strength',
    entry: ['Say what one has to be able to do before the plan, as a check of today'],
    warmUp: 'Say how every session starts.',
    sessions: [
      {
        name: 'Full Body',
        days: ['Monday', 'Wednesday', 'Friday'],
        exercises: exercises.map((exercise) => ({
          exercise,
          sets: [2, 2, 3, 2],
          reps: '8-12',
          reserve: [3, 2, 2, 4],
          rest: '90 seconds',
        })),
      },
    ],
    deloads: [4],
    progression: { rule: 'double', text: 'Say when to add load, and how much.' },
  }) satisfies Partial<Plan>

const startingList = {
  exercises: [
    { name: 'First exercise', sets: '3', reps: '8-10', rest: '90 seconds' },
    { name: 'Second exercise', sets: '3', reps: '8 per side', rest: '60 seconds' },
    { name: 'Third exercise', sets: '3', reps: '30 seconds', rest: '45 seconds' },
  ],
}

/** Returns the text of a new plan's file: a draft that passes the content check. */
export function planText({ imageHost, exercises, ...named }: NewPlan): string {
  const { id, title, level, category } = named
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
      week1: 'Say why the plan starts like this; the numbers stand in the sessions.',
      week2: 'Say what this week is for.',
      week3: 'Say what this week is for.',
      week4: 'Say why it is lighter, how to check the goals, and what to do next.',
    },
    ...(exercises.length > 0 ? startingSessions(exercises) : startingList),
  }
  return `${JSON.stringify(plan, null, 2)}\n`
}
