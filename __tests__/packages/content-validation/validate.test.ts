import { z } from 'zod'
import {
  collectProblems,
  field,
  fillTables,
  formatProblem,
  formFields,
  jsonSchema,
  oneLine,
  optionalField,
  readJson,
  validate,
} from '../../../packages/content-validation'

const schema = z.strictObject({
  title: oneLine(80, 'the title'),
  level: field(z.enum(['Beginner', 'Advanced']), 'for whom'),
  steps: optionalField(z.array(z.strictObject({ text: oneLine(80, 'what to do') })), 'in order'),
})

function check(text: string) {
  const { placeOf, problems } = collectProblems()
  const parsed = readJson('a.json', new TextEncoder().encode(text))
  const { fields, valid } = validate({ file: 'lists/a.json', name: 'a' }, parsed, schema, placeOf)
  return { fields, valid, lines: problems().errors.map(formatProblem) }
}

test('a valid file is its data', () => {
  const data = { title: 'Squat', level: 'Beginner' }
  expect(check(JSON.stringify(data))).toEqual({ fields: data, valid: data, lines: [] })
})

test('mistakes have a line, a field, and a sentence; the other fields stay', () => {
  const text =
    '{\n"title": "Squat",\n"level": "Beginer",\n"steps": [{ "text": "<b>Sit</b>" }],\n"x": 1\n}'
  const { fields, valid, lines } = check(text)
  expect(lines).toEqual([
    'lists/a.json:3 level: Found "Beginer"; use Beginner or Advanced; did you mean "Beginner"?',
    'lists/a.json:4 steps[0].text: Found the HTML <b>; pages show this text as written, so remove it.',
    expect.stringMatching(/^lists\/a\.json:5 x: .*not a known field/),
  ])
  expect(fields).toEqual({ title: 'Squat' })
  expect(valid).toBeUndefined()
})

test('a file with a list where fields belong has no fields', () => {
  expect(check('[]').lines).toEqual([expect.stringContaining('a group of fields')])
})

test('the guide has a row for each field, and a part its own table', () => {
  const step = z.strictObject({ text: oneLine(80, 'what to do') })
  const kind = z.strictObject({ steps: z.array(z.strictObject({ ...step.shape, n: z.number() })) })
  const guide = ['kind', 'step'].map((name) => `<!-- fields: ${name} -->\n<!-- end of fields -->`)
  const filled = fillTables(guide.join('\n'), { kind }, { step })
  expect(filled.match(/^\| `.*(?= \|)/gm)?.map((row) => row.slice(0, 25))).toEqual([
    expect.stringMatching(/^\| `steps` \| yes/),
    expect.stringMatching(/^\| `steps\[\]\.n` \| yes/),
    expect.stringMatching(/^\| `text` \| yes/),
  ])
  expect(() => fillTables('', { kind })).toThrow('There is no place for the fields of kind')
})

test('editors know the allowed words and the required fields', () => {
  const { properties, required } = JSON.parse(jsonSchema(schema))
  expect(properties.level.enum).toEqual(['Beginner', 'Advanced'])
  expect(required).toEqual(['title', 'level'])
  expect(formFields(schema)).toMatchObject([
    { name: 'title', type: 'string', required: true },
    { name: 'level', type: 'choice', choices: ['Beginner', 'Advanced'] },
    { name: 'steps', type: 'list', description: 'in order' },
  ])
})
