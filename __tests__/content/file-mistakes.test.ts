import { articleFile } from './good-content'
import { testMistakes } from './mistakes'

const article = 'articles/sleep.md'

testMistakes([
  {
    name: 'an article without any field',
    make: (folder) => folder.write('articles/bare.md', '---\n---\n\nText.\n'),
    file: 'articles/bare.md',
    says: ['Found nothing where a group of fields belongs'],
  },
  {
    name: 'an empty plan',
    make: (folder) => folder.write('workouts/empty.json', ''),
    file: 'workouts/empty.json',
    says: ['empty', 'fill it or delete it'],
  },
  {
    name: 'an article of spaces',
    make: (folder) => folder.write('articles/blank.md', ' \n\n'),
    file: 'articles/blank.md',
    says: ['empty'],
  },
  {
    name: 'an article without text',
    make: (folder) => folder.write(article, articleFile({}, '\n\n')),
    file: article,
    line: 13,
    says: ['no text', 'below the second ---'],
  },
  {
    name: 'an encoding other than UTF-8',
    make: (folder) => folder.write(article, Buffer.from(articleFile({ author: 'José' }), 'latin1')),
    file: article,
    line: 12,
    says: ['not UTF-8', 'save the file as UTF-8'],
  },
  {
    name: 'UTF-16',
    make: (folder) => folder.write(article, Buffer.from(`\uFEFF${articleFile()}`, 'utf16le')),
    file: article,
    says: ['UTF-16', 'UTF-8'],
  },
  {
    name: 'five megabytes of text',
    make: (folder) => folder.write(article, articleFile({}, 'word '.repeat(1_000_000))),
    file: article,
    says: ['5.0 MB', 'at most 1 MB', 'split it'],
  },
  {
    name: 'a control character in the text',
    make: (folder) => folder.replace(article, 'Go to bed', 'Go \u0000to bed'),
    file: article,
    line: 18,
    says: ['U+0000', 'delete it'],
  },
  {
    name: 'an article with another file extension',
    make: (folder) => folder.write('articles/new.markdown', articleFile()),
    file: 'articles/new.markdown',
    says: ['does not end in .md', 'rename it to new.md'],
  },
  {
    name: 'a plan among the articles',
    make: (folder) => folder.write('articles/plan.json', '{}'),
    file: 'articles/plan.json',
    says: ['.json', 'move it to content/workouts'],
  },
  {
    name: 'an article among the plans',
    make: (folder) => folder.write('workouts/article.md', articleFile()),
    file: 'workouts/article.md',
    says: ['.md', 'move it to content/articles'],
  },
  {
    name: 'a picture of an unsupported kind',
    make: (folder) => folder.write('articles/bed.gif', 'GIF89a'),
    file: 'articles/bed.gif',
    says: ['ignored here', 'jpg, jpeg, png, webp or avif'],
  },
  {
    name: 'a picture name with a letter not allowed in addresses',
    make: (folder) => folder.picture('articles/übung 1.png'),
    file: 'articles/übung 1.png',
    says: ['letters a to z', 'rename it to ubung-1.png'],
  },
  {
    name: 'a picture with a space in its name',
    make: (folder) => {
      folder.picture('articles/made bed.png')
      folder.write(article, articleFile({}, '\nSleep. ![Made bed](<made bed.png>)\n'))
    },
    file: 'articles/made bed.png',
    says: ['rename it to made-bed.png'],
  },
  {
    name: 'a picture name without a usable character',
    make: (folder) => folder.picture('workouts/深蹲.png'),
    file: 'workouts/深蹲.png',
    says: ['rename it to picture.png'],
  },
  {
    name: 'a folder among the articles',
    make: (folder) => folder.write('articles/2025/new.md', articleFile()),
    file: 'articles/2025',
    says: ['ignored here', 'move the files into content/articles'],
  },
  {
    name: 'a misspelled folder name',
    make: (folder) => folder.write('article/new.md', articleFile()),
    file: 'article',
    says: ['folder is ignored', 'did you mean "articles"?'],
  },
  {
    name: 'a misspelled file name',
    make: (folder) => folder.rename('testimonials.json', 'testimonial.json'),
    file: 'testimonial.json',
    says: ['file is ignored', 'did you mean "testimonials.json"?'],
  },
  {
    name: 'no settings',
    make: (folder) => folder.remove('site.json'),
    file: 'site.json',
    says: ['missing', 'the brand'],
  },
])
