import { BOX, planMap } from '../../../src/plan/model/plan-map'

const plan = (planId: string, level: string, category: string, next: string[] = []) => ({
  planId,
  level,
  category,
  next: next.map((id) => ({ planId: id })),
})

const map = planMap([
  plan('start', 'Beginner', 'Home', ['floor', 'gone']),
  plan('floor', 'Beginner', 'Gym', ['ledger']),
  plan('circuit', 'Beginner', 'Gym', ['floor']),
  plan('ledger', 'Intermediate', 'Gym', ['start']),
])

test("each plan has its own station, in its level's column and its category's row", () => {
  const at = Object.fromEntries(map.boxes.map(({ plan, x, y }) => [plan.planId, [x, y]]))
  const [floor, circuit, ledger, start] = ['floor', 'circuit', 'ledger', 'start'].map(
    (id) => at[id] ?? [],
  )
  expect(floor?.[0]).toBe(start?.[0])
  expect(ledger?.[0]).toBeGreaterThan((floor?.[0] ?? 0) + BOX.width)
  expect(ledger?.[1]).toBe(floor?.[1])
  expect(circuit?.[1]).toBeGreaterThan((floor?.[1] ?? 0) + BOX.height)
  expect(map.lanes.map(({ category }) => category)).toEqual(['Gym', 'Home'])
})

test('a path leads to each existing next plan', () => {
  expect(map.arrows).toHaveLength(4)
})
