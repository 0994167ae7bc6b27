import { search } from '../../src/search/engine'
import type { SearchSettings } from '../../src/search/model/search-settings'
import { type SearchablePage, serveSearchFiles } from '../support/search-files'

const article = (id: string, title: string, text: string): SearchablePage => ({
  page: ['article', id, title, 1],
  topics: '',
  sections: [['', '', text]],
})

const emergency = (title: string, ...signs: string[]) => ({
  title,
  signs,
  text: ['Call.'],
  pages: ['/blog/doctor'],
})

const words: SearchSettings = {
  synonyms: [],
  health: ['pain'],
  ordinary: [
    'chest press',
    'chest exercise',
    'chest stretch',
    'knees collapse',
    'out of beginner',
    'out of the beginner',
    'rest period',
    'drop set',
  ],
  emergencies: [
    emergency('Now', 'chest pain', 'chest tight', 'pass out', 'faint', 'collapsed'),
    emergency('Now, back', 'back pain + bladder', 'weak leg + back pain'),
    emergency('Today', 'foot drop', 'drop foot', 'numb leg'),
    emergency('Test', 'no period', 'missed period'),
  ],
}

beforeAll(
  () =>
    void serveSearchFiles(
      [
        article(
          'doctor',
          'When to See a Doctor',
          'Pain in the chest, on the left side, tight, or a numb leg.',
        ),
        article('chest', 'Chest After Push-ups', 'A sore chest: rest, press less, stretch.'),
        article('squat', 'Squat', 'Knees, feet, sets and how to pass the beginner level.'),
      ],
      'one',
      words,
    ),
)

async function seen(query: string) {
  const { emergencies = [], isUrgent, pages = [] } = (await search(query, 6)) ?? {}
  return {
    boxes: emergencies.map(({ title }) => title),
    isUrgent,
    pages: pages.map(({ address }) => address),
  }
}

test.each([
  ['chest pain', 'Now'],
  ['chest hurts when i run', 'Now'],
  ['chest tightness during exercise', 'Now'],
  ['passed out', 'Now'],
  ['passed out of nowhere', 'Now'],
  ['fainted', 'Now'],
  ['collapsed', 'Now'],
  ['chest pain after chest press', 'Now'],
  ['missed my period', 'Test'],
  ['no period', 'Test'],
  ['drop foot', 'Today'],
  ['back pain, and no control of my bladder', 'Now, back'],
  ['bladder trouble since the back pain began', 'Now, back'],
])('an exact sign shows only the emergency: %s', async (query, title) => {
  expect(await seen(query)).toEqual({ boxes: [title], isUrgent: true, pages: ['/blog/doctor'] })
})

test.each([
  ['sore chest after push ups', 'Now'],
  ['my chest aches', 'Now'],
  ['pain in my chest', 'Now'],
  ['tight chest', 'Now'],
  ['pain on the left side of my chest', 'Now'],
  ['pain in my chest during exercise', 'Now'],
  ['leg is numb', 'Today'],
])('a possible sign shows the emergency above the results: %s', async (query, title) => {
  const { boxes, isUrgent, pages } = await seen(query)
  expect({ boxes, isUrgent }).toEqual({ boxes: [title], isUrgent: false })
  expect(pages).toContain(query.includes('sore') ? '/blog/chest' : '/blog/doctor')
})

test.each([
  'knee pain chest press',
  'chest stretch tight shoulders',
  'knees collapse in squat',
  'how to pass out of beginner',
  'how to pass out of the beginner level',
  'no rest period',
  'foot drop set',
  'chest workout for beginners without any knee pain',
  'back pain squat',
])('an ordinary search shows no emergency: %s', async (query) => {
  expect((await seen(query)).boxes).toEqual([])
})

test('a possible sign without other results shows only the emergency', async () => {
  expect(await seen('numbness of a wooden leg')).toEqual({
    boxes: ['Today'],
    isUrgent: true,
    pages: ['/blog/doctor'],
  })
})

test('an ordinary word followed by pain is a possible sign', async () => {
  expect(await seen('chest press pain')).toMatchObject({ boxes: ['Now'], isUrgent: false })
})

test('exact signs come before possible ones, in file order', async () => {
  const query = 'sore chest, leg is numb, drop foot, missed period'
  expect(await seen(query)).toMatchObject({ boxes: ['Today', 'Test'], isUrgent: true })
  expect((await seen('sore chest and drop foot')).boxes).toEqual(['Now', 'Today'])
})
