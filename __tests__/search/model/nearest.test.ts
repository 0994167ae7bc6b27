import { nearestPages } from '../../../src/search/model/nearest'
import type { ListedPage } from '../../../src/search/model/search-index'

const pages: ListedPage[] = [
  ['article', 'sleep-recovery-athletic-performance', 'The Role of Sleep in Recovery', 8],
  ['article', 'strength-training-beginners-guide', 'Strength Training for Beginners', 9],
  ['article', 'hydration-guide', 'Hydration and Performance', 7],
  ['plan', 'strength-base-beginner', 'Strength Base', 1],
  ['plan', 'home-circuit-beginner', 'Home Circuit', 1],
  ['exercise', 'goblet-squat', 'Goblet squat', 1],
  ['tool', 'sweat-rate', 'Sweat rate', 1],
]

const ids = (address: string) => nearestPages(address, pages).map(([, id]) => id)

test('the words of an address find titles with them', () => {
  expect(ids('/blog/sleep')[0]).toBe('sleep-recovery-athletic-performance')
  expect(ids('/blog/hydration-for-runners')[0]).toBe('hydration-guide')
})

test('typos are tolerated', () => {
  expect(ids('/blog/slep-recovry')[0]).toBe('sleep-recovery-athletic-performance')
  expect(ids('/blog/hidration')[0]).toBe('hydration-guide')
})

test("a plan's address lists plans first, an article's address articles", () => {
  expect(ids('/workouts/strength')[0]).toBe('strength-base-beginner')
  expect(ids('/blog/strength')[0]).toBe('strength-training-beginners-guide')
})

test('titles of exercises and tools are found too', () => {
  expect(ids('/exercises/goblet-squats')[0]).toBe('goblet-squat')
  expect(ids('/tools/swaet-rate')[0]).toBe('sweat-rate')
})

test('at most three titles are returned', () => {
  expect(ids('/blog/beginner-strength-performance-recovery').length).toBeLessThanOrEqual(3)
})

test.each([
  '/blog/xyzzy',
  '/blog/',
  '/',
  '/%E0%A4%A',
  '/wp-login.php',
  '/blog/page',
  '/exercises/',
  '/tools/x',
])('no title is near %s', (address) => {
  expect(ids(address)).toEqual([])
})
