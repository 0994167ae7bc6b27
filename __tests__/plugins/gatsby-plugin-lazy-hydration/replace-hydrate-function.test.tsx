import { act, screen } from '@testing-library/react'
import React from 'react'
import { replaceHydrateFunction } from '../../../plugins/gatsby-plugin-lazy-hydration/replace-hydrate-function'

/** Starts a page of one button in a container with this HTML. */
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

test('a built page keeps its elements through hydration', () => {
  const button = start('<button type="button">Menu</button>')
  expect(screen.getByRole('button', { name: 'Menu' })).toBe(button)
})

test('hydration is a transition, so the browser can respond meanwhile', () => {
  const transition = jest.spyOn(React, 'startTransition')
  start('<button type="button">Menu</button>')
  expect(transition).toHaveBeenCalledTimes(1)
  transition.mockRestore()
})

test('Gatsby renders by itself in development', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  expect(replaceHydrateFunction?.({} as never, { plugins: [] })).toBeUndefined()
  jest.restoreAllMocks()
})

test('a translated page renders from scratch without an error', () => {
  const reported = jest.fn()
  window.addEventListener('error', reported)
  start('<button type="button"><font>Menü</font></button>')
  expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible()
  expect(reported).not.toHaveBeenCalled()
})
