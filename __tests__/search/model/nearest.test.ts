import type { ListedPage } from '../../../src/search/model/files'
import { nearestPages } from '../../../src/search/model/nearest'

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

test('the words of an address lead to the titles that have them', () => {
  expect(ids('/blog/sleep')[0]).toBe('sleep-recovery-athletic-performance')
  expect(ids('/blog/hydration-for-runners')[0]).toBe('hydration-guide')
})

test('slips of the pen are forgiven', () => {
  expect(ids('/blog/slep-recovry')[0]).toBe('sleep-recovery-athletic-performance')
  expect(ids('/blog/hidration')[0]).toBe('hydration-guide')
})

test('who asked for a plan is shown plans first, who asked for an article articles', () => {
  expect(ids('/workouts/strength')[0]).toBe('strength-base-beginner')
  expect(ids('/blog/strength')[0]).toBe('strength-training-beginners-guide')
})

test('exercises and tools have titles too', () => {
  expect(ids('/exercises/goblet-squats')[0]).toBe('goblet-squat')
  expect(ids('/tools/swaet-rate')[0]).toBe('sweat-rate')
})

test('three are enough', () => {
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
])('nothing is near to %s', (address) => {
  expect(ids(address)).toEqual([])
})
