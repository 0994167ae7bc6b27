import { drawFault } from '../../../../packages/figures/draw/draw-fault'
import type { FigureSource, Pose } from '../../../../packages/figures/language/language'

const plank: FigureSource = {
  view: 'side',
  phases: [
    { anchor: { knee: 'floor 20' }, line: 'elbow floor', shin: 300, foot: 165, arm: [180, 90] },
    { anchor: { toe: 'floor' }, line: 'elbow floor', arm: [180, 90], sign: 'hold' },
  ],
}
const standing: FigureSource = { view: 'side', phases: [{}, { arm: [90, 90] }] }

const drawn = (wrong: Pose, figure = plank) => drawFault(figure, { phase: 2, wrong })
const tones = (strokes: { tone: string; width: number }[]) =>
  strokes.map(({ tone, width }) => `${tone} ${width}`)

test("the right picture omits the phase's arrow and sign, and the wrong one differs", () => {
  const { right, wrong } = drawn({ head: 135 })
  expect(tones(right)).not.toContain('sign 4')
  expect(right.length).toBe(wrong.length)
  expect(right).not.toEqual(wrong)
})

test.each([
  ['trunk', 'wrong 11'],
  ['arms', 'wrong 9'],
  ['feet', 'wrong 11'],
] as const)('what is wrong with the %s is drawn in red, and only there', (red, stroke) => {
  const { right, wrong } = drawn({ head: 45, red }, standing)
  expect(tones(wrong).filter((tone) => tone.startsWith('wrong'))).toEqual([stroke])
  expect(tones(right).join()).not.toContain('wrong')
})

test('a bent trunk replaces the straight line', () => {
  const sags = drawn({ trunk: 75, leg: [270, 270], foot: 150 })
  const ignored = drawn({ leg: [270, 270], foot: 150 })
  expect(sags.wrong).not.toEqual(ignored.wrong)
})

test('a bent back is a curve to one side or the other', () => {
  const round = drawn({ back: 'round' }, standing)
  expect(JSON.stringify(round.wrong)).toMatch(/c-/)
  expect(JSON.stringify(round.right)).not.toContain('c')
  expect(drawn({ back: 'arched' }, standing).wrong).not.toEqual(round.wrong)
})

test('both pictures fit their height to the body, with a minimum of 80', () => {
  expect(drawn({ head: 135 }).height).toBe(80)
  const { height } = drawn({ head: 45 }, standing)
  expect(height).toBeGreaterThan(110)
  expect(height).toBeLessThan(160)
})
