import { render, screen } from '@testing-library/react'
import { FoundPlan } from '../../src/finder/found-plan'
import type { FinderData, FinderPlan } from '../../src/finder/model/finder-plan'
import { scorePlan } from '../../src/finder/model/score-plan'

const plan: FinderPlan = {
  planId: 'two-lifts-beginner',
  title: 'Two Lifts',
  level: 'Beginner',
  suits: ['muscle'],
  presumes: 'new',
  unfitFor: [],
  days: 3,
  turns: 1,
  minutes: [40],
  leastMinutes: 40,
  sessions: [['press', 'row']],
  fixed: [],
}
const lift = (title: string, equipment: string[], instead: string[] = []) => ({
  title,
  equipment,
  hardOn: [],
  instead,
})
const data: FinderData = {
  plans: [plan],
  exercises: {
    press: lift('Press', ['barbell', 'bench'], ['push-up']),
    row: lift('Row', ['dumbbell or kettlebell'], ['push-up']),
    'push-up': lift('Push-up', []),
  },
}

function show(equipment: string[]) {
  const answers = { equipment, limitations: [] }
  const search = `?${equipment.map((piece) => `with=${piece}`).join('&')}`
  render(
    <FoundPlan
      scored={scorePlan(plan, answers, data)}
      answers={answers}
      search={search}
      page={undefined}
    />,
  )
}

test('what to change leads to training, with the equipment that the visitor has', () => {
  show(['kettlebell'])
  expect(screen.getByRole('link', { name: 'Make These Swaps in Training' })).toHaveAttribute(
    'href',
    '/workouts/two-lifts-beginner/train?with=kettlebell',
  )
})

test('a plan that needs no change does not', () => {
  show(['barbell', 'bench', 'kettlebell'])
  expect(screen.queryByRole('link', { name: /in training/i })).not.toBeInTheDocument()
})
