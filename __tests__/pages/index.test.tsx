/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import Home from '../../src/pages/index'
import { home } from '../support/fixtures/home'
import { pageProps } from '../support/page-props'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

test('without testimonials there is no empty section', () => {
  render(<Home {...pageProps({ ...home, stories: { nodes: [] } })} />)
  expect(screen.queryByRole('heading', { name: 'Success Stories' })).not.toBeInTheDocument()
})
