import { search } from '../../src/search/engine'
import type { PageKind } from '../../src/search/model/search-index'
import type { SearchSettings } from '../../src/search/model/search-settings'
import { type SearchablePage, serveSearchFiles } from '../support/search-files'

/** A page with one section without a heading, and optionally one with. */
const page = (
  kind: PageKind,
  id: string,
  title: string,
  text: string,
  [topics = '', heading = '', more = '']: readonly string[] = [],
): SearchablePage => ({
  page: [kind, id, title, heading ? 2 : 1],
  topics,
  sections: [['', '', text], ...(heading ? [['part', heading, more] as const] : [])].map(
    ([id, name, words]) => [id, name, words],
  ),
})

/** Fixed sample pages, independent of the site's content. */
const pages = [
  page('tool', 'protein', 'Protein per day', 'How many grams a day, and how many on each plate.', [
    'tool calculator',
  ]),
  page('tool', 'energy', 'Energy per day', 'About how many calories a day hold or lose weight.', [
    'tool calculator',
  ]),
  page('article', 'muscle', 'What Makes Muscle Grow', 'Sets near the limit, and enough protein.', [
    'Training',
    'How close to the limit',
    'Most sets end with zero to three repetitions in reserve. Protein helps, protein matters.',
  ]),
  page('article', 'myths', 'Nutrition Myths', 'What is wrong, and how wrong.', [
    'Nutrition',
    'You must eat breakfast',
    'A morning without food is neither magic nor harmful. Fast walks are another matter.',
  ]),
  page('article', 'pain', 'Training Next Month', 'What hurts, and what to do about it.', [
    'Safety',
    'How to read pain',
    'A sore shoulder or knee may train at 2 of 10. Fainting needs emergency care now.',
  ]),
  page('article', 'caffeine', 'Supplements', 'What earns a place.', [
    'Nutrition',
    'Caffeine',
    'Two milligrams a kilogram, an hour before a hard session.',
  ]),
  page('article', 'unsent', 'Food', 'What to eat.'),
  page('guide', 'pregnancy', 'Training in Pregnancy', 'Who may train: pregnant or after birth.'),
  page('plan', 'first-pull-up-beginner', 'First Pull-Up', 'Negatives and rows.', [
    'Beginner Calisthenics pull-up bar 3-day workout plan',
  ]),
  page(
    'plan',
    'heavy-advanced',
    'Heavy Tide',
    'Squat, bench, deadlift; for no beginner. Pregnant: ask a doctor.',
    ['Advanced Gym barbell 3-day workout plan'],
  ),
  page('plan', 'base-beginner', 'Base', 'Squat to a chair, push off a wall.', [
    'Beginner Home dumbbells 3-day workout plan',
  ]),
  page('exercise', 'pull-up', 'Pull-up', 'Bar · Lats. Chin over the bar.', ['pull lats exercise']),
  page(
    'exercise',
    'back-squat',
    'Back squat',
    'Barbell · Quads. The knee hurts: raise the heels.',
    ['squat quads exercise'],
  ),
  page('exercise', 'shoulder-press', 'Overhead press', 'The shoulder aches when pressing.', [
    'push shoulders exercise',
  ]),
]

const words: SearchSettings = {
  synonyms: [
    { typed: ['RIR', 'reps left'], means: ['repetitions in reserve'] },
    { typed: ['coffee'], means: ['caffeine'] },
    { typed: ['fasting'], means: ['breakfast'] },
    { typed: ['OHP'], means: ['overhead press'] },
    { typed: ['postpartum'], means: ['after birth'] },
    { typed: ['price of coaching'], means: [] },
  ],
  health: ['pain', 'pregnant', 'postpartum'],
}

beforeAll(() => void serveSearchFiles(pages, { words }))

const addresses = async (query: string) =>
  (await search(query, 6))?.pages.map(({ address }) => address) ?? []

test.each([
  ['how much protein do i need', '/tools/protein'],
  ['calorie calculator', '/tools/energy'],
  ['RIR', '/blog/muscle'],
  ['how many reps left', '/blog/muscle'],
  ['coffee before a workout', '/blog/caffeine'],
  ['pull up', '/exercises/pull-up'],
  ['pullups', '/exercises/pull-up'],
  ['OHP', '/exercises/shoulder-press'],
  ['sqaut', '/exercises/back-squat'],
  ['sqaut workout', '/workouts/base-beginner'],
  ['advanced squat program', '/workouts/heavy-advanced'],
  ['3 day workout for beginners', '/workouts/base-beginner'],
  ['sholder pain when pressing', '/blog/pain'],
  ['can I work out while pregnant', '/guides/pregnancy'],
  ['postpartum exercise', '/guides/pregnancy'],
  ['intermittent fasting', undefined],
  ['is fasting bad', '/blog/myths'],
])('“%s” is answered by %s', async (query, address) => {
  expect((await addresses(query))[0]).toBe(address)
})

test('the section with the answer shows first', async () => {
  const [first] = (await search('RIR', 6))?.pages ?? []
  expect(first?.sections[0]).toMatchObject({ heading: 'How close to the limit' })
  const text = first?.sections[0]?.sentence.map(({ text }) => text).join('')
  expect(text).toContain('repetitions in reserve')
})

test('a word does not match longer words that start with it', async () => {
  expect(await addresses('fasting')).toEqual(['/blog/myths'])
  const [first] = (await search('fast walks', 6))?.pages ?? []
  expect(first?.sections[0]?.sentence.some(({ text }) => text === 'Fast')).toBe(true)
})

test('a health question ranks an article or guide first', async () => {
  for (const query of ['knee hurts squat', 'pregnant squat workout', 'quads pain'])
    expect((await addresses(query))[0]).toMatch(/^\/(blog|guides)\//)
})

test('a query with a level excludes plans of other levels', async () => {
  expect(await addresses('3 day workout for beginners')).not.toContain('/workouts/heavy-advanced')
})

test.each(['protein powder recipes', 'price of coaching', 'yoga teacher training'])(
  "a query off the site's topics has no results: %s",
  async (query) => {
    expect(await search(query, 6)).toMatchObject({ count: 0, pages: [] })
  },
)

test('an article shows as nearest, not as a result', async () => {
  const answer = await search('protein recipes', 6)
  expect(answer?.count).toBe(0)
  expect(answer?.nearest.map(({ address }) => address)).toEqual(['/blog/muscle'])
})
