import { act, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chooseUnit } from '../../src/components/use-unit'
import { dispatch } from '../../src/training/storage/writer'
import { browser } from './fake-browser'
import { toasts } from './fakes'

export const user = userEvent.setup({ delay: null })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const field = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name })

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
    Object.assign(browser, { isFull: false, isUnreadable: false, isIdle: true })
    await act(() => dispatch({ type: 'erase', plan: 'plan' }))
    toasts.length = 0
    localStorage.clear()
    window.history.replaceState(null, '')
  })
}

/** Taps a button once it is there. */
export const tap = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

/** Pastes text, because typing takes jsdom a second. */
export async function enter(into: HTMLElement, text: string) {
  await user.clear(into)
  await user.paste(text)
}

export const choose = async (slot: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: 'Another session' }), slot)

export async function startSession() {
  await tap('Start Session')
  await screen.findByRole('button', { name: 'Finish Session' })
}

export async function doSet(name: string, weight?: string) {
  if (weight) await enter(field(`${name}: weight in kg`), weight)
  await tap(`${name}: done`)
}

/** Finishes a session with untouched exercises. */
export async function finish() {
  await tap('Finish Session')
  await tap('Finish Anyway')
  await screen.findByRole('heading', { name: /, done$/ })
}

export const undoToast = () => act(async () => toasts.at(-1)?.undo?.())

/** Leads back in the page's history. */
export async function back() {
  const popped = new Promise((done) => addEventListener('popstate', done, { once: true }))
  await act(async () => {
    window.history.back()
    await popped
  })
}
