import { copyName, isHashed, planOfCache } from '../../../src/begun/model/copies'

test('a cache says whose copy it holds; caches of others are left alone', () => {
  expect(planOfCache(copyName('first-plates-beginner', '0a1b'))).toBe('first-plates-beginner')
  expect(planOfCache('workbox-precache')).toBeUndefined()
})

test.each([
  '/app-0ab4fba3.js',
  '/2349c8af.js',
  '/styles.3c3220d2.css',
  '/fonts/a.woff2',
  '/figures/0a.svg',
])('%s changes its name with its content', (address) => expect(isHashed(address)).toBe(true))

test.each([
  '/',
  '/workouts/a/train',
  '/page-data/index/page-data.json',
  '/print.css',
  '/offline-worker.js',
])('%s does not', (address) => expect(isHashed(address)).toBe(false))
