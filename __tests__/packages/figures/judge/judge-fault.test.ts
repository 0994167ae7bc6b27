import { fieldName } from '../../../../packages/content-validation'
import { judgeFault } from '../../../../packages/figures/judge/judge-fault'
import type { FaultSource, FigureSource } from '../../../../packages/figures/language/language'

const squat: FigureSource = {
  view: 'side',
  gear: [{ kind: 'barbell', at: 'back', overFoot: true }],
  phases: [{ arm: [210, 45] }, { trunk: 30, leg: [75, 210], arm: [210, 45] }],
}

const said = (fault: FaultSource, figure = squat) =>
  judgeFault(figure, fault).map(
    ({ path, message }) => `${fieldName(['figure', ...path])}: ${message}`,
  )

test.each<FaultSource>([
  { phase: 2, wrong: { trunk: 60, leg: [120, 210], arm: [225, 60] } },
  { phase: 2, wrong: { back: 'round' } },
  { view: 'front', gear: [], right: { leg: ['120 half', 180] }, wrong: { leg: [195, 165] } },
])('the fault %j is valid', (fault) => {
  expect(said(fault)).toEqual([])
})

test.each<[FaultSource, string]>([
  [
    { wrong: { trunk: 60 } },
    'figure: Found neither phase nor right; write one: the number of the correct phase, or a correct pose.',
  ],
  [{ phase: 3, wrong: {} }, 'figure.phase: Found 3; the figure has 2 phases.'],
  [
    { phase: 2, view: 'front', wrong: {} },
    'figure.view: A view needs the right field: the correct pose from that side.',
  ],
  [
    { phase: 2, wrong: { foot: 75 } },
    'figure.wrong: The wrong pose differs by 3 units from the right one; at least 6 are needed, so show more of the fault.',
  ],
  [
    { right: { arm: [210, 45], leg: [180, 150] }, wrong: { leg: [180, 180] } },
    'figure.right.leg: The shin points to 150; with the thigh at 180 it can point from 180 clockwise to 345.',
  ],
])('%j: %s', (fault, sentence) => {
  expect(said(fault)).toContain(sentence)
})

test('a hanging body stays at the bar in the wrong pose', () => {
  const hang: FigureSource = {
    view: 'front',
    gear: [{ kind: 'bar' }],
    phases: [{}, { anchor: { hand: 'bar' }, arm: [15, 15] }],
  }
  expect(said({ phase: 2, wrong: { arm: [75, 15] } }, hang)).toEqual([])
  expect(said({ phase: 2, wrong: { anchor: { foot: 'floor' } } }, hang)).toEqual([
    'figure.wrong: No hand is at the bar (height 124); fix one to it with "anchor": { "hand": "bar" }.',
  ])
  expect(said({ phase: 1, wrong: { arm: [90, 90] } }, hang)).toEqual([])
})

test('a bent back does not show from the front', () => {
  const front: FigureSource = { view: 'front', phases: [{}, { arm: [90, 90] }] }
  expect(said({ phase: 1, wrong: { back: 'arched' } }, front)).toEqual([
    'figure.wrong: The wrong pose differs by 0 units from the right one; at least 6 are needed, so show more of the fault.',
  ])
})
