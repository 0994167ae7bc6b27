/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import React from 'react'
import { replaceHydrateFunction } from '../../../src/gatsby/browser/replace-hydrate-function'

/** Starts a page that consists of one button, in a container with this HTML. */
function start(html: string) {
  document.body.innerHTML = `<div>${html}</div>`
  const container = document.body.firstElementChild as Element
  const button = container.firstElementChild
  const render = replaceHydrateFunction?.({} as never, { plugins: [] }) as (
    element: React.ReactElement,
    container: Element,
  ) => void
  act(() => render(<button type="button">Menu</button>, container))
  return button
}

test('the elements of a built page stay when React takes over', () => {
  const button = start('<button type="button">Menu</button>')
  expect(screen.getByRole('button', { name: 'Menu' })).toBe(button)
})

test('React takes over as a transition, which lets the browser answer in between', () => {
  const transition = jest.spyOn(React, 'startTransition')
  start('<button type="button">Menu</button>')
  expect(transition).toHaveBeenCalledTimes(1)
  transition.mockRestore()
})

test('while developing, Gatsby renders', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  expect(replaceHydrateFunction?.({} as never, { plugins: [] })).toBeUndefined()
  jest.restoreAllMocks()
})

test('a page that was translated before is rendered anew, without an error', () => {
  const reported = jest.fn()
  window.addEventListener('error', reported)
  start('<button type="button"><font>Menü</font></button>')
  expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible()
  expect(reported).not.toHaveBeenCalled()
})
