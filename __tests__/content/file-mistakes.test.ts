import { articleFile } from './good-content'
import { testMistakes, testOtherMistakes } from './mistakes'

const article = 'articles/sleep.md'

testMistakes(article, (folder, text: string | Buffer) => folder.write(article, text), [
  ['---\n---\n\nText.\n', '', 'Found nothing where a group of fields belongs'],
  [articleFile({}, '\n\n'), ':13', 'no text', 'below the second ---'],
  [Buffer.from(`\uFEFF${articleFile()}`, 'utf16le'), '', 'UTF-16', 'UTF-8'],
])

testOtherMistakes([
  [
    (folder) => folder.write('articles/new.markdown', articleFile()),
    'articles/new.markdown',
    'does not end in .md',
    'rename it to new.md',
  ],
  [
    (folder) => folder.write('articles/plan.json', '{}'),
    'articles/plan.json',
    '.json',
    'move it to content/workouts',
  ],
  [
    (folder) => folder.write('articles/2025/new.md', articleFile()),
    'articles/2025',
    'ignored here',
    'move the files into content/articles',
  ],
  [
    (folder) => folder.write('article/new.md', articleFile()),
    'article',
    'folder is ignored',
    'did you mean "articles"?',
  ],
  [
    (folder) => folder.rename('testimonials.json', 'testimonial.json'),
    'testimonial.json',
    'file is ignored',
    'did you mean "testimonials.json"?',
  ],
  [(folder) => folder.remove('site.json'), 'site.json', 'missing', 'the brand'],
  [(folder) => folder.remove('emergency.json'), 'emergency.json', 'missing', 'in an emergency'],
])

testOtherMistakes([
  [
    (folder) => folder.write('articles/bed.gif', 'GIF89a'),
    'articles/bed.gif',
    'ignored here',
    'jpg, jpeg, png, webp or avif',
  ],
  [
    (folder) => folder.write('articles/bed.jpg', 'not a picture'),
    'articles/bed.jpg',
    'not a picture',
    'save it again as .jpg',
  ],
  [
    (folder) => folder.picture('articles/bed.jpg'),
    'articles/bed.jpg',
    'really a png',
    'rename it to end in .png',
  ],
  [
    (folder) => {
      folder.picture('articles/bed.png')
      folder.write(article, articleFile({ image: 'Bed.png' }))
    },
    'articles/sleep.md image',
    'no file "Bed.png"',
    'did you mean "bed.png"?',
  ],
  [
    (folder) => folder.picture('articles/übung 1.png'),
    'articles/übung 1.png',
    'letters a to z',
    'rename it to ubung-1.png',
  ],
])
