import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FigureStage } from '../../src/exercises/figure-stage'

jest.mock('../../src/components/toast', () => ({ showToast: jest.fn() }))

let mockOffline = true
jest.mock('../../src/exercises/moving-figure', () => {
  if (mockOffline) throw new Error('offline')
  return { MovingFigure: () => null }
})

test('after a failed load, the next press shows the movement', async () => {
  const figure = { phases: 2, poses: {}, strokes: [] } as unknown as Queries.FigureFragment
  render(<FigureStage title="Squat" figure={figure} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show the movement' }))
  mockOffline = false
  await userEvent.click(screen.getByRole('button', { name: 'Show the movement' }))
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.getByRole('button', { name: 'Show the movement' })).toBeVisible()
})
