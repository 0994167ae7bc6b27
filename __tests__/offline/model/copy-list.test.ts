import { copyName, isHashed, planOfCache } from '../../../src/offline/model/copy-list'

test("a copy's cache name contains its plan, and other caches are ignored", () => {
  expect(planOfCache(copyName('first-plates-beginner', '0a1b'))).toBe('first-plates-beginner')
  expect(planOfCache('workbox-precache')).toBeUndefined()
})

test.each([
  '/app-0ab4fba3.js',
  '/2349c8af.js',
  '/styles.3c3220d2.css',
  '/fonts/a.woff2',
  '/figures/0a.svg',
])('%s has a hash in its name', (address) => expect(isHashed(address)).toBe(true))

test.each([
  '/',
  '/workouts/a/train',
  '/page-data/index/page-data.json',
  '/print.css',
  '/offline-worker.js',
])('%s has no hash in its name', (address) => expect(isHashed(address)).toBe(false))
