import { render, screen } from '@testing-library/react'
import { FoundPlan } from '../../src/finder/found-plan'
import type { FinderData, FinderPlan } from '../../src/finder/model/finder-plan'
import { scorePlan } from '../../src/finder/model/score-plan'
import type { Limitation } from '../../src/lib/vocabulary'

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
const lift = (
  title: string,
  equipment: string[],
  instead: string[] = [],
  hardOn: Limitation[] = [],
) => ({
  title,
  equipment,
  hardOn,
  instead,
})
const data: FinderData = {
  plans: [plan],
  exercises: {
    press: lift('Press', ['barbell', 'bench'], ['push-up']),
    row: lift('Row', ['dumbbell or kettlebell'], ['push-up'], ['back']),
    'push-up': lift('Push-up', []),
  },
}

function show(equipment: string[] | undefined, limitations: Limitation[] = []) {
  const answers = { equipment, limitations }
  const search = `?${new URLSearchParams([
    ...(equipment ?? []).map((piece) => ['with', piece]),
    ...limitations.map((part) => ['spare', part]),
  ])}`
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
  expect(screen.getByRole('link', { name: 'Review These Swaps in Training' })).toHaveAttribute(
    'href',
    '/workouts/two-lifts-beginner/train?with=kettlebell',
  )
})

test('so does what to change to spare a part of the body', () => {
  show(undefined, ['back'])
  expect(screen.getByRole('link', { name: 'Review These Swaps in Training' })).toHaveAttribute(
    'href',
    '/workouts/two-lifts-beginner/train?spare=back',
  )
})

test('a plan that needs no change does not lead to training', () => {
  show(['barbell', 'bench', 'kettlebell'])
  expect(screen.queryByRole('link', { name: /in training/i })).not.toBeInTheDocument()
})
