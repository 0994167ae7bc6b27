/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import Exercise, { Head as ExerciseHead } from '../../src/templates/exercise'
import ExerciseList from '../../src/templates/exercise-list'
import { exercise, exerciseCard } from '../support/fixtures/exercises'
import { pageProps } from '../support/page-props'
import { renderHead } from '../support/render-head'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

const section = (name: string) => within(screen.getByRole('region', { name }))
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent)
const addresses = (links: HTMLElement[]) =>
  links.map((link) => [link.textContent, link.getAttribute('href')])

describe('an exercise', () => {
  const plans = [
    {
      planId: 'first-plates-beginner',
      title: 'First Plates',
      level: 'Beginner',
      duration: '8 weeks, 3x/week',
    },
  ]
  const props = (changes = {}, uses = plans) =>
    pageProps<Queries.ExercisePageQuery>({
      exercise: exercise(changes),
      plans: { nodes: uses },
    })

  test('shows steps, cues, common mistakes and safety', () => {
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

  test('names its muscles beside the drawing, each with a link', () => {
    render(<Exercise {...props()} />)
    const muscles = section('Muscles')
    muscles.getByRole('img', {
      name: 'Front and back of the body with quads, glutes filled, abs lightly filled',
    })
    expect(addresses(muscles.getAllByRole('link'))).toEqual([
      ['Quads', '/exercises/muscle/quads'],
      ['Glutes', '/exercises/muscle/glutes'],
      ['Abs', '/exercises/muscle/abs'],
    ])
  })

  test('links to easier and alternative exercises, and omits an empty Harder section', () => {
    render(<Exercise {...props()} />)
    expect(addresses(section('Easier').getAllByRole('link'))).toEqual([
      ['Chair squat', '/exercises/chair-squat'],
    ])
    expect(addresses(section('Instead').getAllByRole('link'))).toEqual([
      ['Split squat', '/exercises/split-squat'],
    ])
    expect(screen.queryByRole('region', { name: 'Harder' })).not.toBeInTheDocument()
  })

  test('links to plans that use it, if any', () => {
    const { unmount } = render(<Exercise {...props()} />)
    expect(section('In these plans').getByRole('link')).toHaveAttribute(
      'href',
      '/workouts/first-plates-beginner',
    )
    unmount()
    render(<Exercise {...props({}, [])} />)
    expect(screen.queryByRole('region', { name: 'In these plans' })).not.toBeInTheDocument()
  })

  test('marks a draft and excludes it from search engines', () => {
    render(<Exercise {...props({ isHidden: true })} />)
    screen.getByText('Not published')
    expect(renderHead(<ExerciseHead {...props({ isHidden: true })} />).robots).toBe('noindex')
  })

  test('has structured data for breadcrumbs only', () => {
    renderHead(<ExerciseHead {...props()} />)
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect([...data.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type)).toEqual([
      'Organization',
      'BreadcrumbList',
      ...Array(4).fill('ListItem'),
    ])
  })
})

describe('a list of exercises', () => {
  const context = {
    by: 'muscle' as const,
    word: 'quads',
    options: [
      { word: 'quads', count: 31 },
      { word: 'glutes', count: 1 },
    ],
    pieces: [{ word: 'barbell', count: 12 }],
    found: 31,
    page: 2,
    pages: 2,
  }
  const data = {
    list: { nodes: [exerciseCard({ pair: true })] },
    figures: null,
    helped: { nodes: [{ exerciseId: 'deadlift', title: 'Deadlift' }] },
  }
  const props = pageProps<Queries.ExerciseListQuery, typeof context>(data, context)

  test('shows each exercise with its equipment and muscles, then those the muscle helps in', () => {
    render(<ExerciseList {...props} />)
    screen.getByRole('heading', { level: 1, name: 'Quads Exercises' })
    screen.getByRole('heading', { level: 2, name: 'Main muscle: 31 exercises' })
    const [card] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.startsWith('Goblet'))
    expect(card).toHaveTextContent('Two dumbbells or kettlebellsQuads, glutes')
    screen.getByRole('heading', { level: 2, name: 'Helping muscle: 1 exercise' })
    expect(screen.getByRole('link', { name: 'Deadlift' })).toHaveAttribute(
      'href',
      '/exercises/deadlift',
    )
  })

  test('combines a muscle with equipment, and a second click clears the equipment', () => {
    const piece = (address: string) =>
      expect(screen.getByRole('link', { name: /^Barbell/ })).toHaveAttribute('href', address)
    const { unmount } = render(<ExerciseList {...props} />)
    piece('/exercises/muscle/quads/with/barbell')
    unmount()
    const narrowed = { ...context, piece: 'barbell' }
    render(
      <ExerciseList {...pageProps<Queries.ExerciseListQuery, typeof narrowed>(data, narrowed)} />,
    )
    screen.getByRole('heading', { level: 1, name: 'Quads Exercises: Barbell' })
    piece('/exercises/muscle/quads')
    expect(screen.getByRole('link', { name: /Previous/ })).toHaveAttribute(
      'href',
      '/exercises/muscle/quads/with/barbell',
    )
  })
})
