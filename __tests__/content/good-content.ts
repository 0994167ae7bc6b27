import type { ArticleFrontMatter } from '../../src/content/schema/article'
import type { Exercise } from '../../src/content/schema/exercise'
import type { SiteSettings } from '../../src/content/schema/site'
import { sampleEmergency } from '../support/sample-emergency'
import { ContentFolder } from './content-folder'

const host = 'https://images.unsplash.com'

export const article: ArticleFrontMatter = {
  id: '1',
  title: 'Sleep Before Squats',
  excerpt:
    'How much sleep a hard training week needs, how to tell that you had too little, and what to change tonight before you change the plan.',
  date: '2025-03-01',
  slug: 'sleep',
  readTime: '1 min read',
  category: 'Recovery',
  tags: ['Sleep', 'Recovery'],
  image: `${host}/photo-1`,
  imageAlt: 'Young woman sleeping peacefully',
}

/** An exercise line of a session. */
export const line = {
  exercise: 'goblet-squat',
  sets: 3,
  reps: '8-12',
  reserve: 2,
  rest: '90 seconds',
}

/** Fields that give the plan `base-beginner` sessions: three weeks, three days. */
export const withSessions = {
  aim: 'strength',
  warmUp: 'Five minutes easy.',
  progression: { on: 'all sets at the top' },
  sessions: [
    {
      name: 'Full Body',
      days: ['Monday', 'Wednesday', 'Friday'],
      minutes: 21,
      exercises: [line, { ...line, exercise: 'push-up', sets: [2, 3, 3] }],
    },
  ],
} as const

/** The plan's only session with changed fields. */
export const withSession = (fields: object) => ({
  sessions: [{ ...withSessions.sessions[0], ...fields }],
})

/** The plan's only session with these lines instead. */
export const withLines = (...lines: object[]) =>
  withSession({ exercises: lines.map((fields) => ({ ...line, ...fields })) })

export const plan = {
  id: 'base-beginner',
  title: 'Base',
  description: 'Three weeks back to a base, with nothing to guess.',
  duration: '3 weeks, 3x/week',
  level: 'Beginner',
  category: 'Full Body',
  equipment: 'Pair of dumbbells',
  image: `${host}/photo-2`,
  imageAlt: 'Pair of dumbbells on a mat',
  overview: `A base to build on.\n\n${'Three sessions a week, each of them short. '.repeat(8).trim()}`,
  goals: ['Ten push-ups in a row', 'A plank of a minute', 'Nine sessions done'],
  schedule: { week1: 'Two sets.', week2: 'Three sets.', week3: 'Test.' },
  ...withSessions,
  featured: true,
} as const

/** Valid content with changed fields in the plan `base-beginner`. */
export function contentWithSessions(fields: object = {}): ContentFolder {
  const folder = goodContent()
  folder.write('workouts/base-beginner.json', planFile(fields))
  return folder
}

const point = { title: 'Structure', text: 'Every week says what changes.' }

export const site: SiteSettings = {
  name: 'Plain Strength',
  sample: true,
  url: 'https://plain.example',
  tagline: 'Train with a plan.',
  description: 'Plans and articles.',
  author: 'The Coach',
  copyrightYear: 2025,
  agency: { name: 'Studio', url: 'https://studio.example' },
  whatsapp: { business: '+1 202 555 0142', coach: '+1 (202) 555-0187', greeting: 'Hi' },
  socials: [{ network: 'Instagram', url: '#' }],
  forms: 'none',
  imageHost: 'images.unsplash.com',
  home: { headline: 'Train.', lead: 'With a plan.', pillars: [point, point, point] },
  about: {
    title: 'About',
    mission: ['We help.'],
    creator: {
      years: '5+',
      clients: '1000+',
      text: ['A coach.'],
      image: 'https://images.unsplash.com/photo-3',
      imageAlt: 'A coach at work',
    },
    method: [point, point, point],
    name: { title: 'Behind the Name', text: ['It is plain.'] },
  },
}

/** A valid exercise. */
export const exercise: Exercise = {
  id: 'goblet-squat',
  title: 'Goblet squat',
  pattern: 'squat',
  equipment: ['dumbbell'],
  loaded: 'weight',
  muscles: { main: ['quads', 'glutes'], helping: ['abs'] },
  measure: 'reps',
  level: 'Beginner',
  steps: ['Hold the weight.', 'Sit down.', 'Stand up.'],
  cues: ['Elbows inside the knees', 'Heels down'],
  mistakes: [
    { sign: 'The heels lift', change: 'Sit less deep' },
    { sign: 'The back rounds', change: 'Hold the weight higher' },
  ],
  figure: { view: 'side', phases: [{}, { arm: [90, 90] }] },
  easier: [],
  harder: [],
  instead: [],
}

/** Adds `goblet-squat` with changed fields. */
export const addExercise = (folder: ContentFolder, fields: Partial<Exercise> = {}) =>
  folder.change(`exercises/${fields.id ?? exercise.id}.json`, { ...exercise, ...fields })

const defaultBody = '\nSleep comes first.\n\n## Tonight\n\nGo to bed at ten.\n'

/** The text of an article's file. Undefined fields are omitted. */
export function articleFile(fields: object = {}, body = defaultBody): string {
  const lines = Object.entries({ ...article, ...fields })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---\n${body}`
}

/** The text of a plan's file. Undefined fields are omitted. */
export const planFile = (fields: object = {}) =>
  `${JSON.stringify({ ...plan, ...fields }, null, 2)}\n`

/** The text of a plan's file without detail. */
export function summaryFile(fields: object): string {
  const { overview, goals, schedule, aim, warmUp, progression, sessions, featured, ...rest } = plan
  return `${JSON.stringify({ ...rest, ...fields }, null, 2)}\n`
}

/**
 * A small valid content folder: two exercises, articles `sleep` and `food` (which links to the plan
 * `base-beginner`), three featured plans, of which `base-beginner` has sessions, and `spare-advanced`.
 */
export function goodContent(): ContentFolder {
  const folder = new ContentFolder()
  folder.write('articles/sleep.md', articleFile())
  folder.write(
    'articles/food.md',
    articleFile(
      {
        id: '2',
        title: 'Food for Lifting',
        slug: 'food',
        category: 'Nutrition',
        tags: [],
        relatedWorkout: { id: 'base-beginner', title: 'Base', description: 'Use the food.' },
      },
      '\nEat, then [sleep](/blog/sleep).\n',
    ),
  )
  addExercise(folder)
  addExercise(folder, {
    id: 'push-up',
    title: 'Push-up',
    pattern: 'push',
    equipment: [],
    loaded: 'body',
    muscles: { main: ['chest'], helping: ['triceps'] },
  })
  folder.write('workouts/base-beginner.json', planFile())
  for (const [title, level, featured] of [
    ['Middle', 'Intermediate', true],
    ['Top', 'Advanced', true],
    ['Spare', 'Advanced'],
  ]) {
    const id = `${title}-${level}`.toLowerCase()
    folder.write(`workouts/${id}.json`, summaryFile({ id, title, level, featured }))
  }
  folder.write('site.json', JSON.stringify(site, null, 2))
  folder.write('emergency.json', JSON.stringify(sampleEmergency, null, 2))
  folder.write('testimonials.json', '[]\n')
  folder.write('redirects.json', '[{ "from": "/old", "to": "/blog/sleep" }]\n')
  return folder
}
