import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { forgetJson } from '../../src/lib/load-json'
import { finderDataPath } from '../../src/lib/paths'
import FindPlan from '../../src/pages/workouts/find'
import { pageProps } from '../support/page-props'

const data = readFileSync('__tests__/support/finder/plans.json', 'utf8')
const doctor = 'Ask a doctor before you start if you are pregnant.'

const guides = [
  { frontmatter: { slug: 'sore-knee', title: 'Training With a Sore Knee', answers: ['knee'] } },
  { frontmatter: { slug: 'over-sixty', title: 'Training Over Sixty', answers: ['new', 'months'] } },
]

/** Opens the finder with a query; `fails` makes its data fail to load. */
function open(search: string, fails = false, safety: { doctor: string } | null = { doctor }) {
  forgetJson(finderDataPath)
  window.___loader = { loadPage: () => Promise.resolve(undefined), loadPageSync: () => undefined }
  window.fetch = async () => {
    if (fails) throw new Error('offline')
    return { ok: true, json: () => JSON.parse(data) } as Response
  }
  const props = pageProps({ siteSettings: { safety }, guides: { nodes: guides } })
  render(<FindPlan {...props} location={{ ...props.location, search } as never} />)
}

const plans = () => screen.findAllByRole('article')
const titles = async () =>
  (await plans()).map((plan) => within(plan).getByRole('heading', { level: 3 }).textContent)

test('shows six question groups and the doctor notice, and no plan yet', () => {
  open('')
  const form = screen.getByRole('form', { name: 'Find a plan' })
  expect(form).toHaveAttribute('action', '/workouts/find#answer')
  expect(within(form).getAllByRole('group')).toHaveLength(6)
  screen.getByText(doctor)
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

test('on a site without a safety block, shows no empty notice', () => {
  open('', false, null)
  expect(screen.getByRole('region', { name: 'Your plans' })).toBeEmptyDOMElement()
})

test('shows plans with reasons for the answers in the query, and keeps the answers checked', async () => {
  open('?for=strength&days=3&minutes=45&with=kettlebell&from=new')
  expect((await titles())[0]).toBe('Three-Day Foundation')
  const [first] = await plans()
  expect(first).toHaveTextContent('Helps you get stronger')
  expect(first).toHaveTextContent('You have what it needs: kettlebell')
  expect(screen.getByRole('radio', { name: 'Get stronger' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Kettlebell' })).toBeChecked()
})

test('names an exercise the visitor cannot do, with a replacement', async () => {
  open('?for=strength&days=3&with=dumbbell&from=new')
  const bent = (await plans()).find((plan) => plan.textContent?.includes('Three-Day Foundation'))
  expect(bent).toHaveTextContent(
    'Kettlebell swing (no kettlebell): take Dumbbell Romanian deadlift',
  )
})

test('without a match, shows the nearest plan, what does not fit, and a message for the coach', async () => {
  open('?for=muscle&days=2&minutes=45&with=gym&from=new')
  expect(await titles()).toEqual(['Gym Floor Basics'])
  screen.getByRole('heading', { name: 'No plan fits all of that' })
  expect((await plans())[0]).toHaveTextContent('It takes 3 days a week, and you have 2.')
  const ask = screen.getByRole('link', { name: /^Ask the coach/ })
  expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain(
    'build muscle; 2 days a week; 45 minutes; with a full gym',
  )
})

test('empty answers show beginner plans and say so', async () => {
  open('?for=&days=')
  expect(await plans()).toHaveLength(3)
  screen.getByText(/You skipped your training experience/)
})

test.each([
  ['?spare=knee&from=tested', ['/guides/sore-knee']],
  ['?from=new', ['/guides/over-sixty']],
  ['?from=months&spare=knee', ['/guides/sore-knee', '/guides/over-sixty']],
])('shows the guides for %s beside the plans', async (search, addresses) => {
  open(search)
  await plans()
  const links = within(screen.getByRole('region', { name: 'Guides' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
})

test('shows no guide where none is for an answer', async () => {
  open('?spare=wrist&from=tested')
  await plans()
  expect(screen.queryByRole('region', { name: 'Guides' })).toBeNull()
})

test('says that the plans could not be loaded', async () => {
  open('?for=muscle', true)
  await screen.findByText('The plans could not be loaded. Check your connection.')
})
