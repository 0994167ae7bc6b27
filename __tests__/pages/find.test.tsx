import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgetJson } from '../../src/lib/load-json'
import { finderDataPath } from '../../src/lib/paths'
import FindPlan from '../../src/pages/workouts/find'
import { builtPage } from '../support/built-page'
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
  render(page(search, safety))
}

function page(search: string, safety: { doctor: string } | null = { doctor }) {
  const props = pageProps({ siteSettings: { safety }, guides: { nodes: guides } })
  return <FindPlan {...props} location={{ ...props.location, search } as never} />
}

const plans = () => screen.findAllByRole('article')
const titles = async () =>
  (await plans()).map((plan) => within(plan).getByRole('heading', { level: 3 }).textContent)

test('shows six question groups and the doctor notice, and no plan yet', () => {
  open('')
  const form = screen.getByRole('form', { name: 'Find a plan' })
  expect(form).toHaveAttribute('action', '/workouts/find#answer')
  expect(within(form).getAllByRole('group', { name: /\?$/ })).toHaveLength(6)
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
  expect(screen.getByRole('radio', { name: /^Get stronger/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^Kettlebell/ })).toBeChecked()
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
  const ask = screen.getByRole('link', { name: /^Ask the Coach/ })
  expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain(
    'build muscle; 2 days a week; 45 minutes; with a full gym',
  )
})

test('every answer counts at once: plans, their number, and the number beside each answer', async () => {
  const user = userEvent.setup()
  open('?days=3')
  await screen.findByRole('heading', { name: '8 plans fit: the best 3' })
  const button = screen.getByRole('button', { name: 'Show 8 Plans' })
  expect(screen.getByRole('radio', { name: /^25 min\s*2 plans/ })).not.toBeChecked()
  await user.click(screen.getByRole('radio', { name: /^A pair of dumbbells\s*2 plans/ }))
  screen.getByRole('heading', { name: /^2 plans fit/ })
  expect(button).toHaveTextContent('Show 2 Plans')
  expect(window.location.search).toBe('?days=3&with=dumbbells')
  await user.type(screen.getByRole('spinbutton', { name: /minutes/ }), '25')
  screen.getByRole('heading', { name: 'No plan stays within 25 minutes, but 2 begin there' })
  expect((await plans())[0]).toHaveTextContent('It begins with about your 25 minutes, and grows.')
  await user.clear(screen.getByRole('spinbutton', { name: /minutes/ }))
  await user.type(screen.getByRole('spinbutton', { name: /minutes/ }), '20')
  screen.getByRole('heading', { name: 'No plan fits all of that' })
  expect(button).toHaveTextContent('Show the Nearest Plan')
  expect((await plans())[0]).toHaveTextContent('“Short on Time” says what to leave out first')
})

test('a new answer takes back what contradicts it', async () => {
  const user = userEvent.setup()
  open('?with=nothing&minutes=25')
  await plans()
  await user.click(screen.getByRole('checkbox', { name: /^Kettlebell/, hidden: true }))
  expect(screen.getByRole('radio', { name: /^Nothing/ })).not.toBeChecked()
  await user.click(screen.getByRole('radio', { name: /^Nothing/ }))
  expect(screen.getByRole('checkbox', { name: /^Kettlebell/, hidden: true })).not.toBeChecked()
  const typed = screen.getByRole('spinbutton', { name: /minutes/ })
  await user.type(typed, '35')
  expect(screen.getByRole('radio', { name: /^25 min/ })).not.toBeChecked()
  await user.click(screen.getByRole('radio', { name: /^40 min/ }))
  expect(typed).toHaveValue(null)
})

test('a visitor who answered before React started sees plans for it', async () => {
  const { container, hydrate } = builtPage(page(''))
  window.history.replaceState(null, '', '/workouts/find')
  within(container)
    .getByRole('radio', { name: /^Get stronger/ })
    .click()
  hydrate()
  await within(container).findByRole('heading', { name: /plans fit/ })
  expect(window.location.search).toBe('?for=strength')
  container.remove()
})

test('nobody who did not say what they have is told to use a machine at home', async () => {
  open('?days=3&minutes=45&from=new&spare=knee')
  const home = (await plans()).find((plan) => plan.textContent?.includes('Living Room Start'))
  expect(home).toHaveTextContent('Needs only household items')
  expect(home).not.toHaveTextContent('Leg press')
})

test('what the visitor said goes along to the plan and its training', async () => {
  open('?for=strength&days=3&minutes=45&with=dumbbell&from=new')
  const plan = (await plans()).find((found) => found.textContent?.includes('Three-Day Foundation'))
  const link = (name: string) =>
    within(plan as HTMLElement)
      .getByRole('link', { name })
      .getAttribute('href')
  expect(link('View Plan')).toBe(
    '/workouts/three-day-foundation-beginner?for=strength&days=3&minutes=45&with=dumbbell&from=new',
  )
  expect(link('Review These Swaps in Training')).toBe(
    '/workouts/three-day-foundation-beginner/train?for=strength&days=3&minutes=45&with=dumbbell&from=new',
  )
})

test('empty answers show the easiest plans first and say so', async () => {
  open('?for=&days=')
  expect(await plans()).toHaveLength(3)
  screen.getByText(
    'You skipped your training experience, so plans of every level count, the easiest first.',
  )
})

test('the best match comes before whom to ask first and the guides, and a link leads there', async () => {
  open('?days=3&from=new')
  const [first] = await plans()
  const warning = screen.getByText(doctor)
  const guide = screen.getByRole('link', { name: 'Training Over Sixty' })
  for (const later of [warning, guide])
    expect(first?.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('link', { name: 'Who should ask a doctor first' })).toHaveAttribute(
    'href',
    `#${warning.id}`,
  )
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
