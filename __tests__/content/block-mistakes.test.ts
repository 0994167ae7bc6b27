import { articleFile, goodContent } from './good-content'
import { testMistakes } from './mistakes'

const file = 'articles/sleep.md'

const fence = (language: string, text: string) => `\n\`\`\`${language}\n${text}\n\`\`\`\n`

const chart = (fields: object, row = '[Six, 6]', otherRow = '[Eight, 8]') => {
  const good = { type: 'bar', title: 'Eight hours beat six', unit: 'hours', source: 'an example' }
  const lines = Object.entries({ ...good, ...fields }).map(([name, value]) => `${name}: ${value}`)
  return fence('chart', [...lines, 'data:', `  - ${row}`, `  - ${otherRow}`].join('\n'))
}

// The body starts with an empty line 13; the fence opens on line 14, and the data on line 19.
testMistakes(file, (folder, body: string) => folder.write(file, articleFile({}, body)), [
  [chart({ type: 'pie' }), ':15 type', '"pie"', 'bar, line or range'],
  [chart({}).replace(/title.*\n/, ''), ':14 title', 'missing', 'as a sentence'],
  [chart({}).replace(/ *- .*8.*\n/, ''), ':20 data', 'at least 2'],
  [chart({}, '[Six, "6"]'), ':20 data[0]', '"6"', 'a number belongs', '[Label, 12]'],
  [chart({}, '[6, 6]'), ':20 data[0]', 'in double quotes'],
  [chart({}, '[Six, 6, 7]'), ':20 data[0]', '2 numbers'],
  [chart({}, '[Six, 6]', '[Eight, -1]'), ':21 data[1]', 'below 0'],
  [chart({}, '[Six, 0]', '[Eight, 0]'), ':20 data', 'All numbers are 0'],
  [chart({ type: 'range' }, '[Six, 7, 6]', '[Eight, 8, 9]'), ':20 data[0]', '7 before 6'],
  [fence('chart', 'type: bar\ntitle: a: b'), ':16', 'in double quotes'],
  [`${fence('chart', '')}\nSleep.`, ':14', 'The chart is empty'],
  [fence('tool', 'plate'), ':15', 'no tool "plate"', 'did you mean "plates"?'],
  [fence('chrt', 'type: bar'), ':14', '"chrt"', 'did you mean "chart"?'],
])

test('valid charts, valid tools and other code blocks are accepted', () => {
  const folder = goodContent()
  const blocks = [
    chart({}),
    chart({ type: 'line', x: 'Nights' }, '["1", 0]', '["2", 7.5]'),
    chart({ type: 'range' }, '[Six, 5, 6]', '[Eight, 8, 8]'),
    fence('tool', 'bedtime'),
    fence('json', '{}'),
    fence('', 'plain'),
  ]
  folder.write(file, articleFile({}, `${blocks.join('\nWords.\n')}\nWords.\n`))
  expect(folder.check().errors).toEqual([])
})
