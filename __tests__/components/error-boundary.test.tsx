import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ErrorBoundary } from '../../src/components/error-boundary'

const user = userEvent.setup({ delay: null })

/** A part of a page that throws on a click and works on the next render. */
function Part() {
  const [clicked, setClicked] = useState(false)
  if (clicked) throw new Error('broken part')
  return (
    <button type="button" onClick={() => setClicked(true)}>
      Use It
    </button>
  )
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(() => jest.restoreAllMocks())

test('keeps the page, names the broken part, and recovers on retry', async () => {
  render(
    <>
      <h1>A page</h1>
      <a href="/">Before it</a>
      <ErrorBoundary subject="The part">
        <Part />
      </ErrorBoundary>
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Use It' }))
  screen.getByRole('heading', { name: 'A page' })
  const notice = screen.getByRole('alert')
  expect(notice).toHaveTextContent('The part stopped working. What you saved is unchanged.')
  expect(notice).toHaveFocus()
  screen.getByRole('button', { name: 'Reload the Page' })
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Use It' })).toHaveFocus()
})

const Broken = () => {
  throw new Error('broken for good')
}

test('shows and focuses a second failure too', async () => {
  render(
    <ErrorBoundary subject="The part">
      <Broken />
    </ErrorBoundary>,
  )
  expect(document.body).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('does not take the focus from elsewhere', async () => {
  const page = (isBroken: boolean) => (
    <>
      <ErrorBoundary subject="The part">{isBroken && <Broken />}</ErrorBoundary>
      <input aria-label="OtherTab" />
    </>
  )
  const { rerender } = render(page(false))
  await user.click(screen.getByLabelText('OtherTab'))
  rerender(page(true))
  screen.getByRole('alert')
  expect(screen.getByLabelText('OtherTab')).toHaveFocus()
})
