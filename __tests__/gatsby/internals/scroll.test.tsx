/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { ScrollContext } from '../../../src/gatsby/internals/scroll'

const scrollTo = jest.fn()
const scrollIntoView = jest.fn()
const always = () => true

const place = (pathname: string, key: string, hash = '') => ({ pathname, key, hash })
const at = (location: ReturnType<typeof place>, shouldUpdateScroll: () => unknown = always) => (
  <ScrollContext location={location} shouldUpdateScroll={shouldUpdateScroll}>
    <p id="höhe">A part</p>
  </ScrollContext>
)

/** Scrolls, and lets the next frame note it. */
async function scroll(y: number) {
  Object.assign(window, { scrollY: y })
  window.dispatchEvent(new Event('scroll'))
  await act(() => new Promise(requestAnimationFrame as never))
}

beforeEach(() => {
  Object.assign(window, { scrollTo, scrollY: 0 })
  Element.prototype.scrollIntoView = scrollIntoView
  sessionStorage.clear()
})

afterEach(() => {
  jest.restoreAllMocks()
  scrollTo.mockClear()
  scrollIntoView.mockClear()
})

test('a new page starts at its top, and Back goes to where one was', async () => {
  const { rerender } = render(at(place('/blog', '1')))
  expect(scrollTo).not.toHaveBeenCalled()
  await scroll(700)
  rerender(at(place('/about', '2')))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  rerender(at(place('/blog', '1')))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700)
})

test('a page that is loaded again is where it was', async () => {
  const { unmount } = render(at(place('/blog', '1')))
  await scroll(300)
  unmount()
  render(at(place('/blog', '1')))
  expect(scrollTo).toHaveBeenCalledWith(0, 300)
})

test('an address with a part goes to that part, whatever was stored', async () => {
  const { rerender } = render(at(place('/blog', '1')))
  rerender(at(place('/blog', '2', '#h%C3%B6he')))
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  rerender(at(place('/blog', '3', '#gone')))
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('stays where it is if the site says so, which can read positions', async () => {
  const asked = jest.fn(function (this: { _stateStorage: { read: (...a: unknown[]) => number } }) {
    return this._stateStorage.read(place('/list', '1'), '1') > 0
  })
  const { rerender } = render(at(place('/list', '1'), asked))
  rerender(at(place('/list/2', '2'), asked))
  expect(scrollTo).not.toHaveBeenCalled()
  rerender(at(place('/list', '1'), asked))
  await scroll(40)
  rerender(at(place('/list/3', '3'), asked))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})

test('positions last for the visit where the browser refuses to store them', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Refused')
  })
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Refused')
  })
  const { rerender } = render(at(place('/blog', '1')))
  await scroll(500)
  rerender(at(place('/about', '2')))
  rerender(at(place('/blog', '1')))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 500)
})
