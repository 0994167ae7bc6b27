import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PageProps } from 'gatsby'
import type { ComponentType } from 'react'
import { Announcer } from '../../../src/components/announcer'
import { paths } from '../../../src/lib/paths'
import Bedtime from '../../../src/pages/tools/bedtime'
import EnergyTool from '../../../src/pages/tools/energy'
import HardSets from '../../../src/pages/tools/hard-sets'
import HeartRateZones from '../../../src/pages/tools/heart-rate-zones'
import OneRepMax from '../../../src/pages/tools/one-rep-max'
import Plates from '../../../src/pages/tools/plates'
import Protein from '../../../src/pages/tools/protein'
import SweatRate from '../../../src/pages/tools/sweat-rate'
import WaistToHeight from '../../../src/pages/tools/waist-to-height'
import { pageProps } from '../../support/page-props'
import { serverHtml } from '../../support/server-html'

const nodes = [{ frontmatter: { slug: 'strength', title: 'Strength for Beginners' } }]
const exercises = [
  { exerciseId: 'bench', title: 'Bench Press', main: ['chest'], helping: ['triceps'] },
  { exerciseId: 'squat', title: 'Squat', main: ['quads'], helping: ['glutes'] },
]
const data = { allMarkdownRemark: { nodes }, allExercise: { nodes: exercises } }

type Page = ComponentType<PageProps<typeof data>>
const pages: Record<string, Page> = {
  'one-rep-max': OneRepMax,
  plates: Plates,
  'sweat-rate': SweatRate,
  protein: Protein,
  'heart-rate-zones': HeartRateZones,
  bedtime: Bedtime,
  energy: EnergyTool,
  'waist-to-height': WaistToHeight,
  'hard-sets': HardSets,
}

/** Opens a tool with a query string such as '?weight=100'. */
function open(name: string, search = '') {
  window.history.replaceState({}, '', `/tools/${name}${search}`)
  const Tool = pages[name] as Page
  render(
    <>
      <Tool {...pageProps(data)} />
      <Announcer />
    </>,
  )
  return within(screen.getByRole('region', { name: 'Result' }))
}

/** Answers the questions on health, which tools about the body ask first. */
async function answer(text: string | RegExp = 'None of these') {
  for (const other of ['No', '18 to 64']) {
    const radio = screen.queryByRole('radio', { name: other })
    if (radio) await userEvent.click(radio)
  }
  const box = screen.getByRole('checkbox', { name: text })
  if (!(box as HTMLInputElement).checked) await userEvent.click(box)
}

const said = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
const headline = () => document.querySelector('output')?.textContent

async function type(label: RegExp, text: string) {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test.each([
  ['one-rep-max', '?weight=100&reps=5', 'About 115 kg once', /^Expect between/],
  ['plates', '?weight=83&bar=20', 'Each side: 25, 5, 1.25 kg', /0\.5 kg less than the target/],
  ['sweat-rate', '?before=55&after=54.7&drunk=0.2', '0.5 L (17 fl oz) an hour', /drink to thirst/i],
  ['protein', '?weight=80&goal=muscle', '130 to 175 g a day', /in each of 4 meals/],
  ['heart-rate-zones', '?age=40', 'Moderate is 115 to 138 beats a minute', /believe the talk test/],
  ['bedtime', '?wake=06:00', 'For 7 hours of sleep: lights off by 10:30 PM', /93 percent/],
  ['energy', '?age=40', '2,050 to 2,300 kcal a day to hold your weight', /stop counting/],
  ['waist-to-height', '?waist=95', '0.55: increased risk', /^Fat around the organs/],
])('%s%s: %s', async (name, search, words, below) => {
  const result = open(name, search)
  if (screen.queryAllByRole('checkbox').length) {
    expect(headline()).toMatch(/^First answer whether one of these applies to you/)
    await answer()
  }
  expect(headline()).toBe(words)
  result.getByText(below)
})

test('without JavaScript nothing submits answers on health, not even Enter', () => {
  const built = document.createElement('div')
  built.innerHTML = serverHtml(<EnergyTool {...pageProps(data)} />)
  // A form whose submit button is disabled does not submit on Enter either.
  expect(within(built).getByRole('button', { name: 'Work It Out' })).toBeDisabled()
})

test('a refusal has no number to share', async () => {
  const result = open('protein', '?weight=40')
  await answer()
  expect(headline()).toContain('Your weight is low for your height')
  expect(result.queryByRole('button')).not.toBeInTheDocument()
  expect(result.queryByRole('link')).not.toBeInTheDocument()
})

test('a refusal that needs help leads to the first steps', async () => {
  const result = open('heart-rate-zones', '?resting=150')
  await answer()
  expect(headline()).toContain('needs emergency care now')
  expect(result.getByRole('link', { name: /What to Do First/ })).toHaveAttribute(
    'href',
    paths.emergency,
  )
  expect(result.queryByRole('table')).not.toBeInTheDocument()
})

test('an answer on health stays on the page, and clears an address with numbers', async () => {
  const share = jest.fn()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const result = open('waist-to-height', '?waist=95&condition=none')
  await answer(/^Pregnant/)
  expect(headline()).toContain('In pregnancy and the months after')
  await answer()
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
  expect(window.location.search).toBe('')
  expect(said()).toContain('0.55: increased risk. ')
  await userEvent.click(result.getByRole('button', { name: 'Share This Tool' }))
  expect(new URL(share.mock.lastCall?.[0].url).search).toBe('')
})

test('signs of an emergency count beside whatever else applies', async () => {
  open('heart-rate-zones')
  await answer(/^Pregnant/)
  expect(headline()).toContain('In pregnancy the heart beats faster')
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  expect(headline()).toContain('Signs like these during effort')
})

test('several conditions are answered at once, and none excludes them', async () => {
  open('protein')
  await answer(/^Kidney stones/)
  await answer(/^Levodopa/)
  expect(headline()).toMatch(/^With kidney stones.*Protein at the same time weakens levodopa/)
  await answer()
  expect(screen.getByRole('checkbox', { name: /^Levodopa/ })).not.toBeChecked()
  expect(headline()).toBe('85 to 110 g a day')
  await answer(/^Levodopa/)
  expect(screen.getByRole('checkbox', { name: 'None of these' })).not.toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Levodopa/ }))
  expect(headline()).toMatch(/^First answer/)
})

test('a question without an answer is marked and focused when the visitor asks for the number', async () => {
  Element.prototype.scrollIntoView = () => {}
  open('heart-rate-zones')
  const asked = screen.getByRole('group', { name: /^Chest tightness/ })
  const which = screen.getByRole('group', { name: 'Which of these apply to you?' })
  expect(asked).not.toHaveAccessibleDescription()
  await userEvent.click(screen.getByRole('button', { name: 'Work It Out' }))
  expect(asked).toHaveAccessibleDescription('Choose an answer.')
  expect(which).toHaveAccessibleDescription('Check all that apply, or None of these.')
  expect(within(asked).getByRole('radio', { name: 'Yes' })).toHaveFocus()
  await userEvent.click(within(asked).getByRole('radio', { name: 'No' }))
  expect(asked).not.toHaveAccessibleDescription()
  await userEvent.click(screen.getByRole('button', { name: 'Work It Out' }))
  expect(within(which).getByRole('checkbox', { name: /^A heart condition/ })).toHaveFocus()
})

test('a beginner’s week of far too many sets gets a warning', () => {
  const result = open('hard-sets', '?sets=bench.21')
  expect(result.getByText(/^New to this/)).toHaveTextContent('Urine like tea or cola')
})

test('a week of many sets gets no warning', () => {
  const result = open('hard-sets', '?sets=bench.20')
  expect(result.queryByText(/^New to this/)).not.toBeInTheDocument()
})

test('hard sets are counted from the query and on each change', async () => {
  const result = open('hard-sets', '?sets=bench.4')
  const row = () => result.getAllByRole('row').map(({ textContent }) => textContent)
  expect(row().slice(1)).toEqual([
    'chest4clear growth in many people, plenty for beginners',
    'triceps2little',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Add an Exercise' }))
  await userEvent.selectOptions(screen.getByLabelText('Exercise 2'), 'Squat')
  expect(row().slice(3)).toEqual(['glutes1.5little', 'quads3little'])
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
  expect(window.location.search).toBe('?sets=bench.4_squat.3')
  expect(said()).toContain('Muscles counted: 4')
})

test('typing updates the answer at once, the URL and announcement after a pause', async () => {
  open('one-rep-max')
  await type(/^Weight lifted/, '90')
  await type(/^Repetitions/, '2')
  expect(headline()).toBe('About 95 kg once')
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
  expect(window.location.search).toBe('?weight=90&reps=2&reserve=0&unit=kg')
  expect(said()).toContainEqual(
    expect.stringContaining('About 95 kg once. Expect between 90 kg and 100 kg.'),
  )
})

test('a half-typed number is neither announced nor put into the URL', () => {
  jest.useFakeTimers()
  open('one-rep-max')
  const put = jest.spyOn(window.history, 'replaceState')
  for (const value of ['9', '90'])
    fireEvent.change(screen.getByLabelText(/^Weight lifted/), { target: { value } })
  act(() => jest.runAllTimers())
  expect(put).toHaveBeenCalledTimes(1)
  put.mockRestore()
  jest.useRealTimers()
})

test('an invalid field is marked, and the answer shows the error', async () => {
  open('plates')
  await type(/^Target weight/, '-5')
  const field = screen.getByLabelText(/^Target weight/)
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(field).toHaveAccessibleDescription('Enter 1 to 600 kg: Target weight.')
  expect(headline()).toBe('Enter 1 to 600 kg: Target weight.')
  await type(/^Target weight/, '100')
  expect(field).not.toHaveAttribute('aria-invalid')
})

test('switching units converts the numbers', async () => {
  open('sweat-rate', '?before=80&after=79&drunk=1&minutes=60')
  await userEvent.selectOptions(screen.getByLabelText('Units'), 'lb')
  expect(screen.getByLabelText('Weight before (lb)')).toHaveValue(176.5)
  expect(screen.getByLabelText('What you drank (fl oz)')).toHaveValue(34)
})

test('Share Result shares the URL with the numbers', async () => {
  const share = jest.fn()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const result = open('one-rep-max', '?weight=120&reps=4')
  await userEvent.click(result.getByRole('button', { name: 'Share Result' }))
  const { pathname, searchParams } = new URL(share.mock.lastCall?.[0].url)
  expect(pathname).toBe('/tools/one-rep-max')
  expect(Object.fromEntries(searchParams)).toMatchObject({ weight: '120', reps: '4' })
})
