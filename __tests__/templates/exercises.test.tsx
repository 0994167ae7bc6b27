import { render, screen, within } from '@testing-library/react'
import type { FilterState } from '../../src/navigation/filter-state'
import Exercise, { Head as ExerciseHead } from '../../src/templates/exercise'
import ExerciseList from '../../src/templates/exercise-list'
import { exercise, exerciseCard } from '../support/fixtures/exercises'
import { pageProps } from '../support/page-props'
import { renderHead } from '../support/render-head'

const section = (name: string) => within(screen.getByRole('region', { name }))
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent)
const linksIn = (name: string) =>
  section(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('an exercise', () => {
  const props = (changes = {}) =>
    pageProps<Queries.ExercisePageQuery>({ exercise: exercise(changes), plans: { nodes: [] } })

  test('shows steps, cues, common mistakes, safety and muscles', () => {
    render(<Exercise {...props()} />)
    screen.getByRole('heading', { level: 1, name: 'Goblet squat' })
    screen.getByText('Also called Kettlebell front squat.')
    expect(texts(section('How to do it').getAllByRole('listitem'))).toEqual([
      'Hold the weight.',
      'Sit down.',
      'Stand up.',
    ])
    expect(section('Cues').getAllByRole('listitem')).toHaveLength(2)
    expect(section('What goes wrong').getByRole('term')).toHaveTextContent('The heels lift.')
    expect(section('What goes wrong').getByRole('definition')).toHaveTextContent('Sit less deep.')
    section('Stay safe').getByText(/^Stuck at the bottom/)
    section('Muscles').getByRole('img', {
      name: 'Front and back of the body with quads, glutes filled, abs lightly filled',
    })
    expect(linksIn('Muscles')).toEqual(
      ['quads', 'glutes', 'abs'].map((muscle) => `/exercises/muscle/${muscle}`),
    )
    expect(linksIn('Instead')).toEqual(['/exercises/split-squat'])
    expect(screen.queryByRole('region', { name: 'Harder' })).not.toBeInTheDocument()
  })

  test('names the middle of three phases and skips empty strokes', () => {
    const strokes = [{ tone: 'ink' as const, width: 11, paths: ['M1 1', '', 'M3 3'] }]
    const { container } = render(
      <Exercise {...props({ figure: { phases: 3, picture: null, poses: null, strokes } })} />,
    )
    screen.getByRole('img', { name: 'Goblet squat: start, middle and end' })
    expect(container.querySelectorAll('.phase path')).toHaveLength(2)
  })

  test("shows an editor's picture instead of the figure, without a movement button", () => {
    const picture = { phases: 2, strokes: [], poses: null, picture: '/static/squat.webp' }
    render(<Exercise {...props({ figure: picture })} />)
    const image = screen.getByRole('img', { name: 'Goblet squat' }).querySelector('image')
    expect(image).toHaveAttribute('href', '/static/squat.webp')
    expect(screen.queryByRole('button', { name: 'Show the movement' })).not.toBeInTheDocument()
  })

  test('marks a draft and excludes it from search engines', () => {
    render(<Exercise {...props({ isHidden: true })} />)
    screen.getByText('Not published')
    expect(screen.queryByRole('region', { name: 'In these plans' })).not.toBeInTheDocument()
    expect(renderHead(<ExerciseHead {...props({ isHidden: true })} />).robots).toBe('noindex')
  })
})

describe('a list of exercises', () => {
  type Context = Parameters<typeof ExerciseList>[0]['pageContext']
  const show = (changes: Partial<Context> = {}, state: FilterState | null = null) =>
    render(
      <ExerciseList
        {...pageProps<Queries.ExerciseListQuery, Context, FilterState | null>(
          {
            list: { nodes: [exerciseCard({ pair: true })] },
            figures: null,
            helped: { nodes: [{ exerciseId: 'deadlift', title: 'Deadlift' }] },
          },
          {
            by: 'muscle',
            word: 'quads',
            options: [{ word: 'quads', count: 31 }],
            pieces: [{ word: 'barbell', count: 12 }],
            found: 31,
            page: 2,
            pages: 2,
            ...changes,
          },
          state,
        )}
      />,
    )

  test('shows each exercise with its equipment and muscles, then those the muscle helps in', () => {
    show()
    screen.getByRole('heading', { level: 1, name: 'Quads Exercises' })
    screen.getByRole('heading', { level: 2, name: 'Main muscle: 31 exercises' })
    const card = screen.getByRole('link', { name: 'Goblet squat' }).closest('li')
    expect(card).toHaveTextContent('Two dumbbells or kettlebellsQuads, glutes')
    screen.getByRole('heading', { level: 2, name: 'Helping muscle: 1 exercise' })
    expect(href('Deadlift')).toBe('/exercises/deadlift')
  })

  test('keeps the focus on a filter that the visitor chose', () => {
    show({}, { keepScroll: true, chosen: 'muscle' })
    expect(screen.getByRole('link', { name: /^Quads/ })).toHaveFocus()
  })

  test('combines a muscle with equipment, and a second click clears the equipment', () => {
    const { unmount } = show()
    expect(href(/^Barbell/)).toBe('/exercises/muscle/quads/with/barbell')
    unmount()
    show({ piece: 'barbell' })
    screen.getByRole('heading', { level: 1, name: 'Quads Exercises: Barbell' })
    expect(href(/^Barbell/)).toBe('/exercises/muscle/quads')
    expect(href(/Previous/)).toBe('/exercises/muscle/quads/with/barbell')
  })
})
