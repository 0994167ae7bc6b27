import { render, screen, within } from '@testing-library/react'
import Emergency from '../../src/pages/emergency'
import Sources from '../../src/pages/emergency/sources'
import { pageProps } from '../support/page-props'
import { sampleEmergency } from '../support/sample-emergency'

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

test('the numbers and what to do first come before the sections, each with a link to it', () => {
  render(<Emergency {...pageProps({ emergency: sampleEmergency } as never)} />)
  const [first, ...sections] = screen.getAllByRole('region')
  expect(first).toHaveTextContent('Call.')
  expect(screen.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112')
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(hrefs(links)).toEqual(sections.map(({ id }) => `/emergency#${id}`))
})

test('a section has its signs, steps, numbers, what waits until later in the day, and its sources', () => {
  render(<Emergency {...pageProps({ emergency: sampleEmergency } as never)} />)
  const chest = within(screen.getByRole('region', { name: 'Chest pain' }))
  chest.getByText('Pain in the chest.')
  chest.getByText('Sit down.')
  chest.getByText('It passed: a doctor today.')
  expect(hrefs(chest.getAllByRole('link'))).toEqual(['tel:116117'])
  chest.getByText(/^From .*: Heart/)
})

test('the addresses of the sources have a page of their own', () => {
  render(<Emergency {...pageProps({ emergency: sampleEmergency } as never)} />)
  const link = screen.getByRole('link', { name: /^All sources/ })
  expect(link).toHaveAttribute('href', '/emergency/sources')
  render(<Sources {...pageProps({ emergency: sampleEmergency } as never)} />)
  const list = within(screen.getByRole('list', { name: 'Sources of the first aid' }))
  expect(hrefs(list.getAllByRole('link'))).toContain('https://example.org/heart')
})
