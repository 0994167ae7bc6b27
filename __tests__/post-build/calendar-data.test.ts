import { existsSync } from 'node:fs'
import path from 'node:path'
import { writeCalendarData } from '../../src/post-build/calendar-data'
import { programPlan, samplePlan } from '../documents/pdf/sample-plan'
import { writeFiles } from '../support/temporary-folder'
import { gatsbySite, readPublic } from './gatsby-site'

const site = gatsbySite({ plans: [programPlan({}), samplePlan()] })
const sessionsOf = (plan: string) => JSON.parse(readPublic(site, `workouts/${plan}.json`))

beforeAll(async () => {
  writeFiles(site.publicFolder, { 'workouts/gone.json': '[]', 'workouts/find.json': 'data' })
  await writeCalendarData(site)
})

test('every session of every week has its warm-up and a sentence for each line', () => {
  const sessions = sessionsOf('two-days-beginner')
  expect(sessions).toHaveLength(4)
  expect(sessions.slice(0, 2)).toEqual([
    {
      week: 1,
      session: 1,
      warmUp: 'Five minutes of easy walking.',
      lines: [
        'Bench press: 3 × 8; 2 in reserve; rest 3 min. Begin with the empty bar.',
        'Dumbbell curl: 2 × 10-12; 1 in reserve; rest 30 s. Tempo 3-1-1.',
        'Split squat: 2 × 8 per side; 2 in reserve; rest 90 s.',
      ],
    },
    {
      week: 1,
      session: 2,
      warmUp: 'Walk until you want to run.',
      lines: ['Easy run: 1 × 20 min; full sentences.'],
    },
  ])
  expect(sessions[2].lines).toContain('Plank (test): 1 × max. Write down the seconds.')
})

test('a plan without sessions has none, and files of deleted plans are removed', () => {
  expect(sessionsOf('two-lifts-beginner')).toEqual([])
  expect(existsSync(path.join(site.publicFolder, 'workouts/gone.json'))).toBe(false)
  expect(readPublic(site, 'workouts/find.json')).toBe('data')
})
