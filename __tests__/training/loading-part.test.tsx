import { act, render, screen } from '@testing-library/react'
import { LoadingPart } from '../../src/training/loading-part'
import { publish } from '../../src/training/storage/store'

test('a part that does not load says whether reloading loses anything', () => {
  render(<LoadingPart failed request={async () => {}} />)
  screen.getByText(/Everything you entered is saved\.$/)
  act(() => publish({ isStorageRefused: true }))
  screen.getByText(/reload the page\. Reloading loses what you entered/)
})
