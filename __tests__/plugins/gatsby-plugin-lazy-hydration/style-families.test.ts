import { styleFamiliesMistake } from '../../../plugins/gatsby-plugin-lazy-hydration/style-families'
import { temporaryFolder } from '../../support/temporary-folder'

const site = temporaryFolder({
  'src/templates/article.tsx': '',
  'src/pages/workouts/find.tsx': '',
  'src/pages/index.tsx': '',
})

test('families name files of src/templates and src/pages', () => {
  const families = { article: ['article'], list: ['workouts-find', 'index'] }
  expect(styleFamiliesMistake(families, site)).toBeUndefined()
})

test('a name that no file has stops the build, with the nearest one', () => {
  expect(styleFamiliesMistake({ text: ['index', 'artcle'] }, site)).toBe(
    'gatsby-plugin-lazy-hydration: styleFamilies.text names "artcle", but no file in src/templates or src/pages has that name; did you mean "article"?',
  )
})
