/** @jest-environment jsdom */
import { loadApp } from '../../../plugins/gatsby-plugin-lazy-hydration/inline-script/load-app'

const scripts = () => [...document.head.querySelectorAll('script')]
const sources = () => scripts().map((script) => script.getAttribute('src'))
/** Answers the requests so far. */
async function answer(how: 'load' | 'error') {
  for (const script of scripts()) script.dispatchEvent(new Event(how))
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  document.body.innerHTML =
    '<div id="inline-script" data-runtime="/runtime.js" data-files="/a.js /b.js" data-hash="h"></div>'
  window.fetch = jest.fn(async () => new Response()) as unknown as typeof fetch
})

test('concurrent calls fetch each file once', async () => {
  const first = loadApp()
  const second = loadApp()
  expect(sources()).toEqual(['/a.js', '/b.js'])
  await answer('load')
  await answer('load')
  await Promise.all([first, second, loadApp()])
  expect(sources()).toEqual(['/a.js', '/b.js', '/runtime.js'])
})

test("requests the page's data with the query, as Gatsby does", () => {
  window.history.replaceState(null, '', "/tools?unit=lb&q=$&$'")
  document.body.innerHTML =
    '<div id="inline-script" data-files="/page-data.json? /app-data.json"></div>'
  loadApp()
  const preloads = [...document.head.querySelectorAll('link')].map((link) =>
    link.getAttribute('href'),
  )
  expect(preloads).toEqual([`/page-data.json${window.location.search}`, '/app-data.json'])
})
