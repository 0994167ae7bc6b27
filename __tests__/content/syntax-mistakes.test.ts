import type { ContentFolder } from './content-folder'
import { testMistakes } from './mistakes'

const plan = 'workouts/base-beginner.json'
const article = 'articles/sleep.md'

/** Replaces a piece of a file by another. */
const replaceIn =
  (file: string) =>
  (folder: ContentFolder, [from, to]: readonly [string, string]) =>
    folder.replace(file, from, to)

testMistakes(plan, replaceIn(plan), [
  [['"title": "Base",', '"title": "Base"'], ':4', 'A comma or a } is missing'],
  [['the top"\n', 'the top",\n'], ':23', 'Delete the comma before the }'],
  [['A base to', 'A base\nto'], ':11', 'closing quotation mark is missing', '\\n for a line break'],
  [['"Base"', '“Base”'], ':3', 'straight double quotes'],
  [['"title"', 'title'], ':3', 'field name must be in double quotes'],
  [['"title":', '"title"'], ':3', 'colon is missing after "title"'],
  [['"Base",', ','], ':3', 'value is missing'],
  [['"Base",', 'Base,'], ':3', 'must be text in double quotes'],
  [['\n}\n', '\n}\n}\n'], ':58', 'after the end', 'delete it'],
  [['\n}\n', '\n'], ':56', 'ends too early', 'closing } is missing'],
  [['"title": "Base"', '"title": "A", "title": "Base"'], ':3', '"title" appears twice', 'keep one'],
  [['{\n', '\uFEFF{\n'], ':1', 'byte-order mark', '"UTF-8", not "UTF-8 with BOM"'],
])

testMistakes(plan, (folder, text: string) => folder.write(plan, text), [
  ['[]', '', 'an empty list', 'a group of fields'],
])

const title = '"Sleep Before Squats"'
testMistakes(article, replaceIn(article), [
  [[title, 'Sleep: before squats'], ':3', 'colon', 'double quotes'],
  [['Squats"', 'Squats'], ':3', 'quotation mark'],
  [[title, '"Sleep "Before" Squats"'], ':3', 'double quotes', '\\"'],
  [[title, 'The #1 rule'], ':3', 'ignores what follows #', 'quotes'],
  [['id: "1"', 'id: "1"\nid: "5"'], ':3', 'appears twice', 'keep one'],
  [['id: "1"', '\tid: "1"'], ':2', 'tab', 'spaces'],
  [['"Recovery"]', '"Recovery"'], ':10', 'closing ] or } is missing here or above'],
  [[title, '@home'], ':3', 'special character', 'double quotes'],
  [['Squats"', 'Squats\\"'], ':3', 'the text does not end', '\\"'],
  [[title, '!Sleep'], ':3', 'starts with !'],
  [['title:', 'title\n  :'], ':4', 'name: "text"'],
  [[title, '*Sleep'], ':3', 'starts with *', 'double quotes'],
  [['title:', '<<: 5\ntitle:'], ':3 <<', 'not a known field'],
  [['title:', '...\ntitle:'], ':3', 'name: "text"'],
  [['---\n', ''], ':1', 'first line must be ---'],
  [['\n---\n', '\n'], ':1', 'closing --- is missing', 'write it on a line'],
  [['\n---\n', '\n-----\n'], ':12', 'must be only ---'],
])
