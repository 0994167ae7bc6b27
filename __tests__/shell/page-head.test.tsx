/** @jest-environment jsdom */
import { PageHead } from '../../src/shell/page-head'
import { renderHead } from '../support/render-head'

jest.mock('gatsby', () => jest.requireActual('../support/gatsby'))

test('a page has its own title with the brand', () => {
  const head = renderHead(<PageHead title="Blog" description="Articles." path="/blog" />)
  expect(head.title).toBe('Blog | Loadline')
  expect(head.description).toBe('Articles.')
  expect(head.openGraph('title')).toBe('Blog')
  expect(head.openGraph('description')).toBe('Articles.')
  expect(head.openGraph('site_name')).toBe('Loadline')
})

test('shared links show the page’s picture or else the site’s', () => {
  const preview = '/preview/articles/sleep.png'
  const own = renderHead(
    <PageHead title="X" description="" path="/x" preview={preview} type="article" />,
  )
  expect(own.openGraph('image')).toBe('https://loadline.example/preview/articles/sleep.png')
  expect(own.openGraph('type')).toBe('article')
})

test('a page without its own picture uses the site’s', () => {
  const head = renderHead(<PageHead title="X" description="" path="/x" />)
  expect(head.openGraph('image')).toBe('https://loadline.example/preview/site.png')
  expect(head.openGraph('type')).toBe('website')
})
