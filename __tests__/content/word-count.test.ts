import { countWords, readMinutes } from '../../src/content/read/word-count'

test.each([
  ['', 0],
  ['## Go to **bed**', 3],
  ['1. Go\n2. to bed', 3],
  ['Go – to … bed & sleep', 4],
  ['Go to [the bed](/blog/the-bed) now', 5],
  ['Go to [bed](/blog/bed "where one sleeps")', 3],
  ['![A made bed](bed.jpg) Sleep', 1],
  ['90 seconds, 1.6 g/kg', 4],
  ["don't half-sleep", 2],
  ['שינה לפני אימון', 3],
  ['💪 💤', 0],
])('counts the words of %j', (markdown, words) => {
  expect(countWords(markdown)).toBe(words)
})

test('a long piece without words takes no time', () => {
  const start = performance.now()
  expect(countWords(`Go ${'-'.repeat(100_000)} to bed`)).toBe(3)
  expect(performance.now() - start).toBeLessThan(1000)
})

test.each([
  [1, 1],
  [299, 1],
  [300, 2],
])('%d words take %d minutes', (words, minutes) => {
  expect(readMinutes(words)).toBe(minutes)
})
