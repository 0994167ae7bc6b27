/** @jest-environment jsdom */
import { firstPaint } from '../../src/navigation/first-paint'

let drawFrame: FrameRequestCallback = () => {}
let entries: string[] = []

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  entries = []
  performance.getEntriesByName = (name) =>
    entries.includes(name) ? [{ name } as PerformanceEntry] : []
  window.requestAnimationFrame = (draw) => {
    drawFrame = draw
    return 1
  }
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
})

afterEach(() => jest.useRealTimers())

/** Whether the wait is over after this many milliseconds. */
async function isOver(waiting: Promise<void>, milliseconds = 0): Promise<boolean> {
  let over = false
  waiting.then(() => {
    over = true
  })
  await jest.advanceTimersByTimeAsync(milliseconds)
  return over
}

test('the page is taken over once its first frame is drawn', async () => {
  const waiting = firstPaint()
  expect(await isOver(waiting, 50)).toBe(false)
  drawFrame(0)
  expect(await isOver(waiting, 1)).toBe(true)
})

test('at once where it has been seen already', async () => {
  entries = ['first-contentful-paint']
  expect(await isOver(firstPaint())).toBe(true)
})

test('at once in a tab in the background, which draws nothing', async () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  expect(await isOver(firstPaint())).toBe(true)
})

test('all the same where no frame is ever drawn', async () => {
  expect(await isOver(firstPaint(), 200)).toBe(true)
})
