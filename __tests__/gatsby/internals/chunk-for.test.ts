import { chunkFor } from '../../../src/gatsby/internals/chunk-for'

const template = (name: string) => ({ name: `component---src-templates-${name}-tsx` })
const page = (name: string) => ({ name: `component---src-pages-${name}-tsx` })

test('what one page uses comes with that page alone', () => {
  expect(chunkFor([page('about')])).toBe('component---src-pages-about-tsx')
})

test('what many pages use comes with every page', () => {
  const many = ['plates', 'protein', 'bedtime', 'index'].map((name) => page(`tools-${name}`))
  const others = [
    'article',
    'plan',
    'topic',
    'exercise',
    'train',
    'plan-week',
    'article-list',
    'plan-list',
  ].map(template)
  expect(chunkFor([...many, ...others, page('index')])).toBe('app')
})

test('what a few pages of several families use stays with each of them', () => {
  expect(chunkFor([page('about'), template('article')])).toBeUndefined()
  expect(chunkFor([template('plan'), template('train')])).toBeUndefined()
})

test('the page for unknown plans borrows the code of a plan, which does not come with every page for it', () => {
  expect(chunkFor([template('plan'), template('unknown-plan')])).toBe('plan')
})

test('what only the page for unknown plans uses stays with it', () => {
  expect(chunkFor([template('unknown-plan')])).toBe(template('unknown-plan').name)
})

test('what a family of pages shares comes with that family, and not with every page', () => {
  expect(chunkFor([page('tools-plates'), page('tools-protein')])).toBe('tools')
  expect(chunkFor([page('tools-plates'), page('tools-index')])).toBeUndefined()
  expect(chunkFor([template('plan'), template('plan-week')])).toBe('plan-pages')
  expect(chunkFor([template('exercise'), template('exercise-list')])).toBe('exercises')
  expect(chunkFor([page('index'), template('article-list')])).toBe('lists')
})
