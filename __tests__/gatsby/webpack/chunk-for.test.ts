import { chunkFor } from '../../../src/gatsby/webpack/chunk-for'

const template = (name: string) => ({ name: `component---src-templates-${name}-tsx` })
const page = (name: string) => ({ name: `component---src-pages-${name}-tsx` })

test('what one page uses comes with that page alone', () => {
  expect(chunkFor([page('about')])).toBe('component---src-pages-about-tsx')
})

test('what several pages use comes with every page', () => {
  expect(chunkFor([page('index'), template('article-list')])).toBe('app')
})

test('the page for unknown plans borrows the code of a plan, which does not come with every page for it', () => {
  expect(chunkFor([template('plan'), template('unknown-plan')])).toBe('plan')
})

test('what only the page for unknown plans uses stays with it', () => {
  expect(chunkFor([template('unknown-plan')])).toBe(template('unknown-plan').name)
})
