import { articleFile } from './good-content'
import { type Mistake, testMistakes } from './mistakes'

const plan = 'workouts/base-beginner.json'
const article = 'articles/sleep.md'

/** One piece of a file replaced by another. */
const inFile = (
  name: string,
  file: string,
  from: string,
  to: string,
  line: number,
  says: string[],
): Mistake => ({
  name,
  make: (folder) => folder.replace(file, from, to),
  file,
  line,
  says,
})

const inPlan = (name: string, from: string, to: string, line: number, says: string[]) =>
  inFile(name, plan, from, to, line, says)

const inArticle = (name: string, from: string, to: string, line: number, says: string[]) =>
  inFile(name, article, from, to, line, says)

describe('JSON that cannot be read', () => {
  testMistakes([
    inPlan('a comma left out', '"title": "Base",', '"title": "Base"', 4, ['comma is missing']),
    inPlan(
      'a comma after the last entry',
      '"rest": "60 seconds"\n',
      '"rest": "60 seconds",\n',
      31,
      ['Delete the comma before the }'],
    ),
    inPlan('a text that is not closed', '"title": "Base",', '"title": "Base,', 3, [
      'not closed',
      'write " at its end',
    ]),
    inPlan('a line break in a text', 'A base to', 'A base\nto', 11, [
      'not closed',
      '\\n for a line break',
    ]),
    inPlan('curly quotation marks', '"Base"', '“Base”', 3, ['straight double quotes']),
    inPlan('single quotation marks', '"Base"', "'Base'", 3, ['straight double quotes']),
    inPlan('a field name without quotes', '"title"', 'title', 3, [
      'field name must be in double quotes',
    ]),
    inPlan('a colon left out', '"title":', '"title"', 3, ['colon is missing after "title"']),
    inPlan('a comment', '"title"', '// the title\n  "title"', 3, [
      'field name must be in double quotes',
    ]),
    inPlan('a value left out', '"Base",', ',', 3, ['value is missing']),
    inPlan('a word without quotes', '"Base",', 'Base,', 3, ['neither a text in double quotes']),
    inPlan('text after the end', '\n}\n', '\n}\n}\n', 42, ['after the end', 'delete it']),
    {
      name: 'a file cut off in the middle',
      make: (folder) => folder.write(plan, folder.read(plan).slice(0, 60)),
      file: plan,
      says: ['A text is not closed'],
    },
    {
      name: 'a closing bracket left out',
      make: (folder) => folder.write(plan, folder.read(plan).trimEnd().slice(0, -1)),
      file: plan,
      says: ['ends too early', 'closing } is missing'],
    },
    {
      name: 'a byte-order mark',
      make: (folder) => folder.write(plan, `\uFEFF${folder.read(plan)}`),
      file: plan,
      line: 1,
      says: ['byte-order mark', '"UTF-8", not "UTF-8 with BOM"'],
    },
    {
      name: 'a list where one plan belongs',
      make: (folder) => folder.write('workouts/list.json', '[]'),
      file: 'workouts/list.json',
      says: ['an empty list', 'a group of fields'],
    },
    {
      name: 'brackets without end',
      make: (folder) => folder.write('workouts/deep.json', '['.repeat(100_000)),
      file: 'workouts/deep.json',
      says: ['nested too deeply'],
    },
  ])
})

describe('front matter that cannot be read', () => {
  testMistakes([
    inArticle(
      'a colon in a text without quotes',
      '"Sleep Before Squats"',
      'Sleep: before squats',
      3,
      ['colon', 'double quotes'],
    ),
    inArticle('a quotation mark that is not closed', 'Squats"', 'Squats', 3, ['quotation mark']),
    inArticle('quotation marks in a text', '"Sleep Before Squats"', '"Sleep "Before" Squats"', 3, [
      'double quotes',
      '\\"',
    ]),
    inArticle('a # in a text without quotes', '"Sleep Before Squats"', 'The #1 rule', 3, [
      '# is lost',
      'quotes',
    ]),
    inArticle('a field given twice', 'id: "1"', 'id: "1"\nid: "5"', 3, ['given twice', 'keep one']),
    inArticle('a tab', 'id: "1"', '\tid: "1"', 2, ['tab', 'spaces']),
    inArticle('a list that is not closed', '"Recovery"]', '"Recovery"', 10, [
      'closing ] or } is missing here or above',
    ]),
    inArticle('an indented field', 'title:', '  title:', 3, ['indented']),
    inArticle('a text that starts with @', '"Sleep Before Squats"', '@home', 3, [
      'special character',
      'double quotes',
    ]),
    inArticle('no --- at the start', '---\n', '', 1, ['first line must be ---']),
    inArticle('no --- below the fields', '\n---\n', '\n', 1, ['not closed', 'write --- alone']),
    inArticle('a longer line below the fields', '\n---\n', '\n-----\n', 12, [
      '--- and nothing else',
    ]),
  ])
})

describe('files that are not what they should be', () => {
  testMistakes([
    {
      name: 'an empty plan',
      make: (folder) => folder.write('workouts/empty.json', ''),
      file: 'workouts/empty.json',
      says: ['empty', 'fill it or delete it'],
    },
    {
      name: 'an article of blanks',
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
      name: 'another encoding than UTF-8',
      make: (folder) =>
        folder.write(article, Buffer.from(articleFile({ author: 'José' }), 'latin1')),
      file: article,
      line: 12,
      says: ['not UTF-8', 'save the file with the encoding UTF-8'],
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
      name: 'an article with another ending',
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
      name: 'a picture of a kind that the site cannot use',
      make: (folder) => folder.write('articles/bed.gif', 'GIF89a'),
      file: 'articles/bed.gif',
      says: ['of no use', 'jpg, jpeg, png, webp or avif'],
    },
    {
      name: 'a folder among the articles',
      make: (folder) => folder.write('articles/2025/new.md', articleFile()),
      file: 'articles/2025',
      says: ['not read here', 'move the files into content/articles'],
    },
    {
      name: 'a folder with a slip in its name',
      make: (folder) => folder.write('article/new.md', articleFile()),
      file: 'article',
      says: ['folder is not read', 'did you mean "articles"?'],
    },
    {
      name: 'a file with a slip in its name',
      make: (folder) => folder.rename('testimonials.json', 'testimonial.json'),
      file: 'testimonial.json',
      says: ['file is not read', 'did you mean "testimonials.json"?'],
    },
    {
      name: 'no settings',
      make: (folder) => folder.remove('site.json'),
      file: 'site.json',
      says: ['missing', 'the brand'],
    },
  ])
})
