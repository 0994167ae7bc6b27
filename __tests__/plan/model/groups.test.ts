import { groupedMarkdown } from '../../../src/plan/model/groups'

test('supersets and circuits become nested lists in Markdown', () => {
  const line = (text: string, group?: string, sets = 3) => ({ text, group, sets })
  expect(
    groupedMarkdown([
      line('Squat.'),
      line('Pull-up.', 'A'),
      line('Push-up.', 'A'),
      line('Lunge.', 'B', 1),
      line('Row.', 'B', 1),
      line('Plank.', 'B', 1),
      line('Curl.'),
    ]),
  ).toBe(`- Squat.
- Superset: 3 rounds, one set of each in turn:
  - Pull-up.
  - Push-up.
- Circuit: 1 round, one set of each in turn:
  - Lunge.
  - Row.
  - Plank.
- Curl.`)
})
