/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { useLater } from '../../src/hooks/use-later'

const renders: boolean[] = []

function Log() {
  const shown = useLater()
  renders.push(shown)
  return shown ? <p>A log</p> : null
}

beforeEach(() => {
  renders.length = 0
})

test('what may come later is there when the HTML of the server is taken over, from the first render on', () => {
  document.body.innerHTML = '<div id="page"><p>A log</p></div>'
  const container = document.getElementById('page')
  if (!container) throw new Error('There is no page.')
  render(<Log />, { container, hydrate: true })
  expect(renders).not.toContain(false)
  expect(screen.getByText('A log')).toBeInTheDocument()
})

test('on a page that was moved on to it comes after the first render', async () => {
  render(<Log />)
  expect(renders[0]).toBe(false)
  expect(await screen.findByText('A log')).toBeInTheDocument()
})
