import { articleFile, goodContent } from './good-content'
import { type Mistake, testMistakes } from './mistakes'

const file = 'articles/sleep.md'
const chart = {
  type: 'bar',
  title: 'Eight hours beat six',
  unit: 'hours',
  data: [
    ['Six', 6],
    ['Eight', 8],
  ] as unknown[],
  source: 'an example',
}

const fence = (kind: string, text: string) => `\n\`\`\`${kind}\n${text}\n\`\`\`\n`
const chartFence = (changes: object) => {
  const lines = Object.entries({ ...chart, ...changes }).flatMap(([key, value]) =>
    Array.isArray(value)
      ? [`${key}:`, ...value.map((row) => `  - ${JSON.stringify(row)}`)]
      : value === undefined
        ? []
        : [`${key}: ${value}`],
  )
  return fence('chart', lines.join('\n'))
}

/** The body starts with an empty line 13; the fence opens on line 14. */
const OPENING = 14

const inChart = (
  name: string,
  changes: object,
  says: string[],
  field: string | undefined,
  line: number,
): Mistake => ({
  name,
  make: (folder) => folder.write(file, articleFile({}, chartFence(changes))),
  file,
  ...(field && { field }),
  line: OPENING + line,
  says,
})

testMistakes([
  inChart('an unknown kind', { type: 'pie' }, ['"pie"', 'bar, line or range'], 'type', 1),
  inChart('no title', { title: undefined }, ['missing', 'as a sentence'], 'title', 0),
  inChart(
    'no source',
    { source: undefined },
    ['missing', 'where the numbers come from'],
    'source',
    0,
  ),
  inChart('a field too much', { colour: 'red' }, ['not a known field'], 'colour', 8),
  inChart('one row', { data: [['Six', 6]] }, ['at least 2'], 'data', 5),
  inChart(
    'a number as text',
    {
      data: [
        ['Six', 6],
        ['Eight', '8'],
      ],
    },
    ['"8"', 'a number belongs', '[Label, 12]'],
    'data[1]',
    6,
  ),
  inChart(
    'a label as a number',
    {
      data: [
        [6, 6],
        ['Eight', 8],
      ],
    },
    ['in double quotes'],
    'data[0]',
    5,
  ),
  inChart(
    'two numbers in a bar',
    {
      data: [
        ['Six', 6, 7],
        ['Eight', 8],
      ],
    },
    ['2 numbers'],
    'data[0]',
    5,
  ),
  inChart(
    'a reversed range',
    {
      type: 'range',
      data: [
        ['Six', 7, 6],
        ['Eight', 8, 9],
      ],
    },
    ['7 before 6', 'smaller number first'],
    'data[0]',
    5,
  ),
  inChart(
    'a number below 0',
    {
      data: [
        ['Six', -1],
        ['Eight', 8],
      ],
    },
    ['below 0'],
    'data[0]',
    5,
  ),
  inChart(
    'nothing but 0',
    {
      data: [
        ['Six', 0],
        ['Eight', 0],
      ],
    },
    ['All numbers are 0'],
    'data',
    5,
  ),
  {
    name: 'fields that cannot be read',
    make: (folder) => folder.write(file, articleFile({}, fence('chart', 'type: bar\ntitle: a: b'))),
    file,
    line: OPENING + 2,
    says: ['in double quotes'],
  },
  {
    name: 'an empty chart',
    make: (folder) => folder.write(file, articleFile({}, `Words.\n${fence('chart', '')}`)),
    file,
    line: OPENING + 1,
    says: ['The chart is empty'],
  },
  {
    name: 'an unknown tool',
    make: (folder) => folder.write(file, articleFile({}, fence('tool', 'plate'))),
    file,
    line: OPENING + 1,
    says: ['no tool "plate"', 'did you mean "plates"?'],
  },
  {
    name: 'a misspelled kind of block',
    make: (folder) => folder.write(file, articleFile({}, fence('chrt', 'type: bar'))),
    file,
    line: OPENING,
    says: ['"chrt"', 'did you mean "chart"?'],
  },
])

test('valid charts, valid tools and other code blocks are accepted', () => {
  const folder = goodContent()
  const body = [
    chartFence({}),
    chartFence({
      type: 'line',
      x: 'Nights',
      data: [
        ['1', 0],
        ['2', 7.5],
      ],
    }),
    chartFence({
      type: 'range',
      data: [
        ['Six', 5, 6],
        ['Eight', 8, 8],
      ],
    }),
    fence('tool', 'bedtime'),
    fence('json', '{}'),
    fence('', 'plain'),
  ].join('\nWords.\n')
  folder.write(file, articleFile({}, `${body}\nWords.\n`))
  expect(folder.check().errors).toEqual([])
})
