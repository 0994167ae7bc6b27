/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PageProps } from 'gatsby'
import type { ComponentType } from 'react'
import { Announcer } from '../../../src/components/ui/announcer'
import { allTools } from '../../../src/lib/tools/catalogue'
import Tools, { Head } from '../../../src/pages/tools'
import Bedtime from '../../../src/pages/tools/bedtime'
import HeartRateZones from '../../../src/pages/tools/heart-rate-zones'
import OneRepMax from '../../../src/pages/tools/one-rep-max'
import Plates from '../../../src/pages/tools/plates'
import Protein from '../../../src/pages/tools/protein'
import SweatRate from '../../../src/pages/tools/sweat-rate'
import { pageProps } from '../../support/page-props'
import { renderHead } from '../../support/render-head'

jest.mock('gatsby', () => jest.requireActual('../../support/gatsby'))

const nodes = [{ frontmatter: { slug: 'strength', title: 'Strength for Beginners' } }]
const data = { allMarkdownRemark: { nodes } }

type Page = ComponentType<PageProps<typeof data>>
const pages: Record<string, Page> = {
  'one-rep-max': OneRepMax,
  plates: Plates,
  'sweat-rate': SweatRate,
  protein: Protein,
  'heart-rate-zones': HeartRateZones,
  bedtime: Bedtime,
}

/** Opens a tool at an address such as '?weight=100'. */
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

const headline = () => document.querySelector('output')?.textContent

async function type(label: RegExp, text: string) {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test('the list leads to every tool', () => {
  render(<Tools />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    allTools.map(({ name }) => `/tools/${name}`),
  )
  expect(renderHead(<Head />).canonical).toBe('https://loadline.example/tools')
})

test.each(Object.keys(pages))(
  '%s: has an answer, common values, its source, its limits and its articles',
  (name) => {
    open(name)
    expect(headline()).toMatch(/\d/)
    expect(screen.getAllByRole('table').length).toBeGreaterThan(0)
    screen.getByRole('heading', { name: 'Where it ends' })
    screen.getByRole('heading', { name: /^(The formulas?|How it is worked out)$/ })
    expect(screen.getByRole('link', { name: 'Strength for Beginners' })).toHaveAttribute(
      'href',
      '/blog/strength',
    )
  },
)

test.each([
  // 100 × (1 + 5 ÷ 30)
  ['one-rep-max', '?weight=100&reps=5', 'About 116.7 kg once'],
  ['one-rep-max', '?weight=225&reps=3&unit=lb', 'About 247.5 lb once'],
  ['plates', '?weight=100&bar=20', 'Each side: 25, 15 kg'],
  ['plates', '?weight=20&bar=20', 'The bar alone, without plates'],
  ['plates', '?weight=315&bar=45&unit=lb', 'Each side: 3 × 45 lb'],
  ['sweat-rate', '?before=72&after=71&drunk=0.4&minutes=60', '1.4 L (47 fl oz) an hour'],
  ['protein', '?weight=80&goal=muscle', '130 to 160 g a day'],
  ['heart-rate-zones', '?age=40', 'Easy is 108 to 126 beats a minute'],
  ['bedtime', '?wake=06:00&latency=25&awake=20', 'Lights off by 10:15 PM, better by 9:15 PM'],
])('%s%s: %s', (name, search, answer) => {
  open(name, search)
  expect(headline()).toBe(answer)
})

test.each([
  ['one-rep-max', '?weight=80&reps=9&reserve=2', 'Above ten repetitions'],
  ['one-rep-max', '?weight=abc', 'Enter a number: Weight lifted.'],
  ['one-rep-max', '?weight=-5', 'Enter 1 to 1500: Weight lifted.'],
  ['one-rep-max', '?weight=1e99', 'Enter 1 to 1500: Weight lifted.'],
  ['plates', '?weight=10&bar=20', 'The bar alone weighs 20 kg.'],
  ['sweat-rate', '?before=70&after=72', 'You gained more than you drank.'],
  ['heart-rate-zones', '?resting=95&maximum=110', 'too close to the maximum'],
  ['bedtime', '?wake=noon', 'Enter the time you get up.'],
])('%s%s: %s', (name, search, sentence) => {
  const result = open(name, search)
  expect(headline()).toContain(sentence)
  expect(result.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  ['one-rep-max', '?weight=80&reps=8', 'a rough figure'],
  ['plates', '?weight=83&bar=20&smallest=1.25', '0.5 kg less than wanted'],
  ['sweat-rate', '?before=70&after=66&drunk=0', 'weigh the bottle again'],
  ['sweat-rate', '?before=55&after=55.5&drunk=1', 'drank more than you lost'],
  ['heart-rate-zones', '?age=40', 'believe the talk test'],
  ['bedtime', '?latency=60', 'a talk with a doctor'],
])('%s%s says where it ends: %s', (name, search, note) => {
  open(name, search).getByText(new RegExp(note))
})

test('what is typed changes the answer at once, and the address and what is said a moment later', async () => {
  open('one-rep-max')
  await type(/^Weight lifted/, '90')
  await type(/^Repetitions/, '2')
  expect(headline()).toBe('About 96 kg once')
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)))
  expect(window.location.search).toBe('?weight=90&reps=2&reserve=0&unit=kg')
  expect(
    [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent),
  ).toContain('About 96 kg once. ')
})

test('a field with a mistake is marked, and the answer says what is wrong', async () => {
  open('plates')
  await type(/^Weight wanted/, '-5')
  const field = screen.getByLabelText(/^Weight wanted/)
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(field).toHaveAccessibleDescription('Enter 1 to 1500: Weight wanted.')
  expect(headline()).toBe('Enter 1 to 1500: Weight wanted.')
  await type(/^Weight wanted/, '100')
  expect(field).not.toHaveAttribute('aria-invalid')
})

test('other units change the numbers with them', async () => {
  open('sweat-rate', '?before=80&after=79&drunk=1&minutes=60')
  await userEvent.selectOptions(screen.getByLabelText('Units'), 'lb')
  expect(screen.getByLabelText('Weight before (lb)')).toHaveValue(176.5)
  expect(screen.getByLabelText('Drunk in between (fl oz)')).toHaveValue(34)
})

test('Share Result hands on the address with the numbers', async () => {
  const share = jest.fn()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const result = open('one-rep-max', '?weight=120&reps=4')
  await userEvent.click(result.getByRole('button', { name: 'Share Result' }))
  const { pathname, searchParams } = new URL(share.mock.lastCall?.[0].url)
  expect(pathname).toBe('/tools/one-rep-max')
  expect(Object.fromEntries(searchParams)).toMatchObject({ weight: '120', reps: '4' })
})
