import { render, screen } from '@testing-library/react'
import { ExerciseLink } from '../../src/exercises/exercise-link'
import { FigureFile } from '../../src/exercises/small-figure'

test("links to the exercise and shows its figure from the page's file", () => {
  render(
    <FigureFile value="/figures/0123456789abcdef.svg">
      <ExerciseLink id="goblet-squat" title="Goblet squat" />
    </FigureFile>,
  )
  const link = screen.getByRole('link', { name: 'Goblet squat' })
  expect(link).toHaveAttribute('href', '/exercises/goblet-squat')
  expect(link.querySelector('use')).toHaveAttribute(
    'href',
    '/figures/0123456789abcdef.svg#goblet-squat',
  )
})

test('shows only the name on a page without figures', () => {
  render(<ExerciseLink id="goblet-squat" title="Goblet squat" />)
  expect(screen.getByRole('link', { name: 'Goblet squat' }).querySelector('svg')).toBeNull()
})
