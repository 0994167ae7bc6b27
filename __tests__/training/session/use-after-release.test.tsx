/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useAfterRelease } from '../../../src/training/session/use-after-release'

function Notice({ isRefused }: { isRefused: boolean }) {
  return useAfterRelease(isRefused) ? <p role="alert">Full</p> : null
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const wait = () => act(() => jest.runAllTimers())

test('a change waits for the pointer to lift, so that nothing moves under it', () => {
  const { rerender } = render(<Notice isRefused={false} />)
  fireEvent.pointerDown(document.body)
  rerender(<Notice isRefused />)
  wait()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  fireEvent.pointerUp(document.body)
  wait()
  expect(screen.getByRole('alert')).toHaveTextContent('Full')
})

test('a change shows at once when nothing is pressed', () => {
  const { rerender } = render(<Notice isRefused={false} />)
  rerender(<Notice isRefused />)
  wait()
  expect(screen.getByRole('alert')).toHaveTextContent('Full')
  rerender(<Notice isRefused={false} />)
  wait()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
