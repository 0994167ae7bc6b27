import { chunkFor } from '../../../src/gatsby/internals/chunk-for'

const template = (name: string) => ({ name: `component---src-templates-${name}-tsx` })
const page = (name: string) => ({ name: `component---src-pages-${name}-tsx` })

test('what one page uses comes with that page alone', () => {
  expect(chunkFor([page('about')])).toBe('component---src-pages-about-tsx')
})

test('what several pages use comes with every page, where those of a plan are among them', () => {
  expect(chunkFor([page('index'), template('article-list'), template('plan')])).toBe('app')
})

test('what several pages use and none of a plan does not come with the pages of a plan', () => {
  expect(chunkFor([page('index'), template('article-list')])).toBe('lists')
})

test('the page for unknown plans borrows the code of a plan, which does not come with every page for it', () => {
  expect(chunkFor([template('plan'), template('unknown-plan')])).toBe('plan')
})

test('what only the page for unknown plans uses stays with it', () => {
  expect(chunkFor([template('unknown-plan')])).toBe(template('unknown-plan').name)
})

test('what only pages of tools share comes with them, and with no other page', () => {
  const tools = [page('tools-plates'), page('tools-protein')]
  expect(chunkFor(tools)).toBe('tools')
  expect(chunkFor([...tools, page('about')])).toBe('lists')
  expect(chunkFor([...tools, template('plan-week')])).toBe('app')
})

test('what a family of pages shares comes with that family, and not with every page', () => {
  expect(chunkFor([page('tools-plates'), page('tools-protein')])).toBe('tools')
  expect(chunkFor([template('plan'), template('train')])).toBe('plan-pages')
  expect(chunkFor([template('exercise'), template('exercise-list')])).toBe('exercises')
  expect(chunkFor([template('exercise'), template('plan')])).toBe('app')
})
