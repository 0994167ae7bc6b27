import { lineOfKey } from '../../../../packages/progression/language/program'
import { slotsOf } from '../../../../packages/progression/week/slots'
import { line, planOf, rules } from '../../../training/model/train-by-hand'

test('a line is found by its key, whatever its session is called', () => {
  const lines = [line({}), line({ exercise: 'row' }), line({ amount: '5' })]
  const program = planOf({}, rules.double, {
    sessions: [{ name: 'Push / Pull', days: [['Monday']], weeks: [1], lines }],
  })
  const [slot] = slotsOf(program, 1)
  const keys = slot?.lines.map(({ lineKey }) => lineKey) ?? []
  expect(keys).toEqual([
    'Push / Pull / press / 1',
    'Push / Pull / row / 1',
    'Push / Pull / press / 2',
  ])
  expect(keys.map((key) => lineOfKey(program, key))).toEqual(lines)
})
