/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import Home, { Head } from '../../src/pages/index'
import { home } from '../support/fixtures/home'
import { pageProps } from '../support/page-props'
import { renderHead } from '../support/render-head'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

const show = (changes: Partial<Queries.HomeQuery> = {}) =>
  render(<Home {...pageProps({ ...home, ...changes })} />)
const section = (name: string) => within(screen.getByRole('region', { name }))
const titles = (name: string) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

test('the hero has the one headline of the page, and the two ways on', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Train Smart. Build Strong.')
  const hero = section('Train Smart. Build Strong.')
  hero.getByText('A system that fits your life.')
  expect(hero.getByRole('link', { name: 'Talk To Us' })).toHaveAttribute('href', '/contact')
  expect(hero.getByRole('link', { name: 'Browse Workouts' })).toHaveAttribute('href', '/workouts')
})

test("'We Do Fitness Differently' has the three pillars", () => {
  show()
  expect(titles('We Do Fitness Differently')).toEqual(['Simplicity', 'Structure', 'Sustainability'])
  section('We Do Fitness Differently').getByText('One plan, one page.')
})

test("'Featured Workouts' has three plans and the way to all", () => {
  show()
  const featured = section('Featured Workouts')
  const links = featured.getAllByRole('link', { name: /^View Plan/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/workouts/plan-1-beginner',
    '/workouts/plan-2-beginner',
    '/workouts/plan-3-beginner',
  ])
  const all = featured.getByRole('link', { name: 'View All Workouts' })
  expect(all).toHaveAttribute('href', '/workouts')
})

test("'Success Stories' has two testimonials, with who, what and how long", () => {
  show()
  const stories = section('Success Stories').getAllByRole('figure')
  expect(stories).toHaveLength(2)
  expect(stories[0]).toHaveTextContent('It told me when to hold back.')
  expect(stories[0]).toHaveTextContent('Sample client · first pull-up · 8 weeks')
})

test('without testimonials there is no empty section', () => {
  show({ stories: { nodes: [] } })
  expect(screen.queryByRole('heading', { name: 'Success Stories' })).not.toBeInTheDocument()
})

test("'From The Blog' has three articles and the way to all", () => {
  show()
  const blog = section('From The Blog')
  const links = blog.getAllByRole('link', { name: /^Read More/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/blog/article-1',
    '/blog/article-2',
    '/blog/article-3',
  ])
  expect(blog.getByRole('link', { name: 'View All Articles' })).toHaveAttribute('href', '/blog')
})

test('the newsletter has an email field and a button', () => {
  show()
  screen.getByRole('textbox', { name: 'Email address' })
  screen.getByRole('button', { name: 'Subscribe' })
})

test('no heading skips a level', () => {
  show()
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]))
  levels.slice(1).forEach((level, index) => {
    expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1)
  })
})

test('the page describes itself', () => {
  const head = renderHead(<Head {...pageProps(home)} />)
  expect(head.title).toBe('Loadline: Train Smart. Build Strong.')
  expect(head.description).toBe('Structured training plans.')
  expect(head.canonical).toBe('https://loadline.example')
})
