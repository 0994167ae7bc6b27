/** @jest-environment jsdom */
import { createRequire } from 'node:module'
import { navigate, parsePath } from '../../src/gatsby-internals/gatsby-link'

const { parsePath: original } = createRequire(require.resolve('gatsby/package.json'))('gatsby-link')

test.each(['', '/blog?page=2', '/blog?', '/blog#', '/search?q=a?b#c#d', '/a#b?c'])(
  '%s parses to the same parts as in gatsby-link',
  (address) => {
    expect(parsePath(address)).toEqual(original(address))
  },
)

test("navigate calls Gatsby's own navigation", () => {
  window.___navigate = jest.fn()
  navigate('/blog', { replace: true })
  expect(window.___navigate).toHaveBeenCalledWith('/blog', { replace: true })
})
