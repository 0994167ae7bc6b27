/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { Photo } from '../../../src/components/photo'
import { imagePreconnect } from '../../../src/gatsby/ssr/image-preconnect'

function headFor(src: string, priority: boolean) {
  const images = { sources: [], fallback: { src, srcSet: `${src} 288w` } }
  const gatsbyImageData = { layout: 'fullWidth' as const, width: 1, height: 0.625, images }
  const picture = { gatsbyImageData, alt: 'A rack' }
  const page = renderToStaticMarkup(<Photo picture={picture} sizes="92vw" priority={priority} />)
  return renderToStaticMarkup(imagePreconnect(page))
}

test("a page preconnects to the host of its first view's photograph", () => {
  expect(headFor('https://images.example/rack.jpg?w=288', true)).toBe(
    '<link rel="preconnect" href="https://images.example"/>',
  )
})

test.each([
  ['that stand further down', 'https://images.example/rack.jpg', false],
  ['that the site has itself', '/static/rack.webp', true],
])('photographs %s need no preconnect', (_, src, priority) => {
  expect(headFor(src, priority)).toBe('')
})
