import { articleFile } from './good-content'
import { testMistakes } from './mistakes'

const file = 'articles/sleep.md'

testMistakes([
  {
    name: 'a title used twice in different capitals',
    make: (folder) =>
      folder.replace('articles/food.md', 'Food for Lifting', 'SLEEP  before squats'),
    file: 'articles/sleep.md',
    field: 'title',
    says: ['"Sleep Before Squats"', 'already in content/articles/food.md', 'must be unique'],
  },
  {
    name: 'an id used twice',
    make: (folder) => folder.replace('articles/food.md', 'id: "2"', 'id: "1"'),
    file: 'articles/sleep.md',
    field: 'id',
    says: ['"1"', 'already in content/articles/food.md', 'change one'],
  },
  {
    name: 'a slug that is not the file name',
    make: (folder) => folder.replace(file, 'slug: "sleep"', 'slug: "sleeping"'),
    file,
    field: 'slug',
    line: 6,
    says: ['"sleeping"', 'write "sleep"', 'rename the file to sleeping.md'],
  },
  {
    name: 'a slug that list addresses use',
    make: (folder) =>
      folder.write('articles/page.md', articleFile({ id: '3', title: 'Page', slug: 'page' })),
    file: 'articles/page.md',
    field: 'slug',
    says: ['"page"', 'list pages use page', 'rename the field and the file'],
  },
  {
    name: 'a slug with capitals and spaces',
    make: (folder) => {
      folder.remove('articles/food.md')
      folder.write('articles/My Food.md', articleFile({ id: '3', title: 'Food', slug: 'My Food' }))
    },
    file: 'articles/My Food.md',
    field: 'slug',
    says: ['"My Food"', 'lower-case letters', 'hyphens'],
  },
  {
    name: 'a file named as a picture that is none',
    make: (folder) => {
      folder.write('articles/bed.jpg', 'not a picture')
      folder.write(file, articleFile({ image: 'bed.jpg' }))
    },
    file: 'articles/bed.jpg',
    says: ['not a picture', 'save it again as .jpg'],
  },
  {
    name: 'a misspelled picture file',
    make: (folder) => {
      folder.picture('articles/bed.png')
      folder.write(file, articleFile({ image: 'Bed.png' }))
    },
    file,
    field: 'image',
    says: ['no file "Bed.png"', 'did you mean "bed.png"?'],
  },
])
