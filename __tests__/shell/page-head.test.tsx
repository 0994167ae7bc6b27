/** @jest-environment jsdom */
import { PageHead } from '../../src/shell/page-head'
import { renderHead } from '../support/render-head'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

test('a page has its own title, with the brand', () => {
  const head = renderHead(<PageHead title="Blog" description="Articles." path="/blog" />)
  expect(head.title).toBe('Blog | Loadline')
  expect(head.description).toBe('Articles.')
  expect(head.openGraph('title')).toBe('Blog')
  expect(head.openGraph('description')).toBe('Articles.')
  expect(head.openGraph('site_name')).toBe('Loadline')
})

test('the home page is called by the brand and its headline', () => {
  const head = renderHead(
    <PageHead title="Train Smart. Build Strong." description="Plans." path="/" />,
  )
  expect(head.title).toBe('Loadline: Train Smart. Build Strong.')
  expect(head.canonical).toBe('https://loadline.example')
})

test('a page names its own address as the one to index', () => {
  const head = renderHead(<PageHead title="Blog, page 2" description="" path="/blog/page/2" />)
  expect(head.canonical).toBe('https://loadline.example/blog/page/2')
  expect(head.openGraph('url')).toBe('https://loadline.example/blog/page/2')
  expect(head.robots).toBeNull()
})

test('a page kept out of search results names no address to index', () => {
  const head = renderHead(<PageHead title="Saved plans" description="" path="/saved" noindex />)
  expect(head.robots).toBe('noindex')
  expect(head.canonical).toBeNull()
})

test('shared links show a picture: its own, or the site’s', () => {
  const preview = '/preview/articles/sleep.png'
  const own = renderHead(
    <PageHead title="X" description="" path="/x" preview={preview} type="article" />,
  )
  expect(own.openGraph('image')).toBe('https://loadline.example/preview/articles/sleep.png')
  expect(own.openGraph('type')).toBe('article')
})

test('without a picture of its own a page shows the site’s', () => {
  const head = renderHead(<PageHead title="X" description="" path="/x" />)
  expect(head.openGraph('image')).toBe('https://loadline.example/preview/site.png')
  expect(head.openGraph('type')).toBe('website')
})
