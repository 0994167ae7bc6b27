import { familiesMistake } from '../../../plugins/gatsby-plugin-page-styles/families'
import { temporaryFolder } from '../../support/temporary-folder'

const site = temporaryFolder({
  'src/templates/article.tsx': '',
  'src/pages/workouts/find.tsx': '',
  'src/pages/index.tsx': '',
})

test('families name files of src/templates and src/pages', () => {
  const families = { article: ['article'], list: ['workouts-find', 'index'] }
  expect(familiesMistake(families, site)).toBeUndefined()
})

test('a name that no file has stops the build, with the nearest one', () => {
  expect(familiesMistake({ text: ['index', 'artcle'] }, site)).toBe(
    'gatsby-plugin-page-styles: families.text names "artcle", but no file in src/templates or src/pages has that name; did you mean "article"?',
  )
})
