/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useAfterRelease } from '../../src/training/session/use-after-release'

function Notice({ isRefused }: { isRefused: boolean }) {
  return useAfterRelease(isRefused) ? <p role="alert">Full</p> : null
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const wait = () => act(() => jest.runAllTimers())

test('a change waits until the finger is lifted, so that nothing moves under it', () => {
  const { rerender } = render(<Notice isRefused={false} />)
  fireEvent.pointerDown(document.body)
  rerender(<Notice isRefused />)
  wait()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  fireEvent.pointerUp(document.body)
  wait()
  expect(screen.getByRole('alert')).toHaveTextContent('Full')
})

test('a change that comes while nothing is pressed is shown', () => {
  const { rerender } = render(<Notice isRefused={false} />)
  rerender(<Notice isRefused />)
  wait()
  expect(screen.getByRole('alert')).toHaveTextContent('Full')
  rerender(<Notice isRefused={false} />)
  wait()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
