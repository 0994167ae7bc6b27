import { act, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dispatch } from '../../src/training/storage/write-training'
import { chooseUnit } from '../../src/ui/use-unit'

export const user = userEvent.setup({ delay: null })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

/** Stubs browser APIs missing from jsdom and clears storage before each test. */
export function prepareBrowser() {
  beforeAll(() => {
    // Lazy imports are slow on a busy machine.
    configure({ asyncUtilTimeout: 10_000, defaultHidden: true })
    window.scrollTo = () => {}
    window.scrollBy = (() => {}) as never
    window.matchMedia ??= (() => ({ matches: true })) as never
    Element.prototype.scrollIntoView = () => {}
  })
  beforeEach(async () => {
    chooseUnit('kg')
    await act(() => dispatch({ type: 'erase', plan: 'plan' }))
    localStorage.clear()
    window.history.replaceState(null, '')
  })
}
