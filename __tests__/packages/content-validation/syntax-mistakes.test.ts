import { readJson, readMarkdown } from '../../../packages/content-validation'

const bytesOf = (text: string) => new TextEncoder().encode(text)

const json = `{
  "id": "base",
  "title": "Base",
  "steps": [
    "Stand",
    "Sit to the top"
  ]
}
`

const markdown = `---
id: "1"
title: "Sleep Before Squats"
tags: ["Recovery"]
---

Text.
`

type Mistake = readonly [from: string, to: string, line: number, ...says: string[]]

/** Replaces a piece of a file by another, and expects the one mistake. */
function testMistakes(
  read: typeof readJson,
  file: string,
  text: string,
  cases: readonly Mistake[],
): void {
  const mistakes = cases.map(([from, to, line, ...says]) => ({ from, to, line, says }))
  test.each(mistakes)(`${file}:$line: $says`, ({ from, to, line, says }) => {
    expect(text).toContain(from)
    const { data, mistakes: found } = read(file, bytesOf(text.replace(from, () => to)))
    expect(data).toBeUndefined()
    expect(found).toHaveLength(1)
    expect(found[0]?.line).toBe(line)
    for (const piece of says) expect(found[0]?.message).toContain(piece)
    expect(found[0]?.message).toMatch(/^[A-Z"][^\n]*[.?]$/)
  })
}

testMistakes(readJson, 'base.json', json, [
  ['"title": "Base",', '"title": "Base"', 4, 'A comma or a } is missing'],
  ['the top"\n  ]\n', 'the top"\n  ],\n', 7, 'Delete the comma before the }'],
  ['Sit to', 'Sit\nto', 6, 'closing quotation mark is missing', '\\n for a line break'],
  ['"Base"', '“Base”', 3, 'straight double quotes'],
  ['"title"', 'title', 3, 'field name must be in double quotes'],
  ['"title":', '"title"', 3, 'colon is missing after "title"'],
  ['"Base",', ',', 3, 'value is missing'],
  ['"Base",', 'Base,', 3, 'must be text in double quotes'],
  ['\n}\n', '\n}\n}\n', 9, 'after the end', 'delete it'],
  ['\n}\n', '\n', 7, 'ends too early', 'closing } is missing'],
  ['{\n', '\uFEFF{\n', 1, 'byte-order mark', '"UTF-8", not "UTF-8 with BOM"'],
])

test('a JSON field that appears twice is reported, and the rest read', () => {
  const text = json.replace('"title": "Base"', '"title": "A", "title": "Base"')
  const { data, mistakes } = readJson('base.json', bytesOf(text))
  expect(data).toMatchObject({ id: 'base' })
  expect(mistakes).toEqual([{ line: 3, message: '"title" appears twice; keep one.' }])
})

const title = '"Sleep Before Squats"'
testMistakes(readMarkdown, 'sleep.md', markdown, [
  [title, 'Sleep: before squats', 3, 'colon', 'double quotes'],
  ['Squats"', 'Squats', 3, 'quotation mark'],
  [title, '"Sleep "Before" Squats"', 3, 'double quotes', '\\"'],
  [title, 'The #1 rule', 3, 'ignores what follows #', 'quotes'],
  ['id: "1"', 'id: "1"\nid: "5"', 3, 'appears twice', 'keep one'],
  ['id: "1"', '\tid: "1"', 2, 'tab', 'spaces'],
  ['"Recovery"]', '"Recovery"', 4, 'closing ] or } is missing here or above'],
  [title, '@home', 3, 'special character', 'double quotes'],
  ['Squats"', 'Squats\\"', 3, 'the text does not end', '\\"'],
  [title, '!Sleep', 3, 'starts with !'],
  ['title:', 'title\n  :', 4, 'name: "text"'],
  [title, '*Sleep', 3, 'starts with *', 'double quotes'],
  ['title:', '...\ntitle:', 3, 'name: "text"'],
  ['---\n', '', 1, 'first line must be ---'],
  ['\n---\n', '\n', 1, 'closing --- is missing', 'write it on a line'],
  ['\n---\n', '\n-----\n', 5, 'must be only ---'],
])

test('a merge key is a field like others', () => {
  const { data } = readMarkdown('sleep.md', bytesOf(markdown.replace('title:', '<<: 5\ntitle:')))
  expect(data).toMatchObject({ '<<': 5 })
})
