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
    inPlan('a comma left out', '"title": "Base",', '"title": "Base"', 4, [
      'A comma or a } is missing',
    ]),
    inPlan(
      'a comma after the last entry',
      '"on": "all sets at the top"\n',
      '"on": "all sets at the top",\n',
      23,
      ['Delete the comma before the }'],
    ),
    inPlan('a text that is not closed', '"title": "Base",', '"title": "Base,', 3, [
      'closing quotation mark is missing',
      'write " at the end of the text',
    ]),
    inPlan('a line break in a text', 'A base to', 'A base\nto', 11, [
      'closing quotation mark is missing',
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
    inPlan('a word without quotes', '"Base",', 'Base,', 3, ['must be text in double quotes']),
    inPlan('text after the end', '\n}\n', '\n}\n}\n', 58, ['after the end', 'delete it']),
    {
      name: 'a file cut off in the middle',
      make: (folder) => folder.write(plan, folder.read(plan).slice(0, 60)),
      file: plan,
      says: ['A closing quotation mark is missing'],
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
      name: 'endlessly nested brackets',
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
      'ignores what follows #',
      'quotes',
    ]),
    inArticle('a field given twice', 'id: "1"', 'id: "1"\nid: "5"', 3, [
      'appears twice',
      'keep one',
    ]),
    inArticle('a tab', 'id: "1"', '\tid: "1"', 2, ['tab', 'spaces']),
    inArticle('a list that is not closed', '"Recovery"]', '"Recovery"', 10, [
      'closing ] or } is missing here or above',
    ]),
    inArticle('an indented field', 'title:', '  title:', 3, ['indented']),
    inArticle('a text that starts with @', '"Sleep Before Squats"', '@home', 3, [
      'special character',
      'double quotes',
    ]),
    inArticle('an escaped quotation mark at the end', 'Squats"', 'Squats\\"', 3, [
      'the text does not end',
      '\\"',
    ]),
    inArticle('a text that starts with !', '"Sleep Before Squats"', '!Sleep', 3, ['starts with !']),
    inArticle('a colon on a line of its own', 'title:', 'title\n  :', 4, ['name: "text"']),
    inArticle('a text that starts with *', '"Sleep Before Squats"', '*Sleep', 2, [
      'starts with *',
      'double quotes',
    ]),
    inArticle('the mark that ends a document', 'title:', '...\ntitle:', 3, ['name: "text"']),
    inArticle('no --- at the start', '---\n', '', 1, ['first line must be ---']),
    inArticle('no --- below the fields', '\n---\n', '\n', 1, [
      'closing --- is missing',
      'write it on a line',
    ]),
    inArticle('a longer line below the fields', '\n---\n', '\n-----\n', 12, ['must be only ---']),
  ])
})
