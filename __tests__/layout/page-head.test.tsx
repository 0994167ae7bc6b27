import { PageHead } from '../../src/layout/page-head'
import { renderHead } from '../support/render-head'

test('a page has its own title with the brand, and the site’s picture', () => {
  const head = renderHead(<PageHead title="Blog" description="Articles." path="/blog" />)
  expect(head.title).toBe('Blog | Loadline')
  expect(head.description).toBe('Articles.')
  expect(head.openGraph('title')).toBe('Blog')
  expect(head.openGraph('description')).toBe('Articles.')
  expect(head.openGraph('site_name')).toBe('Loadline')
  expect(head.openGraph('image')).toBe('https://loadline.example/preview/site.png')
  expect(head.openGraph('type')).toBe('website')
})

test('a page may have a picture and a type of its own', () => {
  const own = { preview: 'https://images.example/sleep', type: 'article' } as const
  const head = renderHead(<PageHead title="X" description="" path="/x" {...own} />)
  expect(head.openGraph('image')).toBe('https://images.example/sleep')
  expect(head.openGraph('type')).toBe('article')
})
