import { allTools } from '../../../src/tools/model/catalogue'
import {
  convertUnits,
  initialState,
  mergeTyped,
  readForm,
  searchFromState,
  stateFromSearch,
} from '../../../src/tools/model/form'
import { toolNamed } from './test-cases'

const plates = toolNamed('plates')
const sweat = toolNamed('sweat-rate')
const zones = toolNamed('heart-rate-zones')

test.each(allTools)('$name starts with a computable example in both units', (one) => {
  for (const system of ['kg', 'lb'] as const)
    expect(readForm(initialState(one, system), one)).not.toHaveProperty('problem')
})

test('an address fills the form, and the form returns the same address', () => {
  const search = 'weight=100&bar=15&smallest=2.5&collars=0&unit=kg'
  const entered = stateFromSearch(`?${search}`, plates)
  expect(entered).toMatchObject({
    system: 'kg',
    texts: { weight: '100', bar: '15', smallest: '2.5' },
  })
  expect(searchFromState(entered, plates)).toBe(search)
})

test("fields missing in an address take the example in the address's units", () => {
  expect(stateFromSearch('?unit=lb&weight=200', plates).texts).toMatchObject({
    weight: '200',
    bar: '45',
    smallest: '2.5',
  })
  expect(stateFromSearch('', plates)).toEqual(initialState(plates, 'kg'))
})

test('unknown parameters are ignored, and values a field cannot show are empty', () => {
  expect(
    stateFromSearch('?utm_source=x&__proto__=1&weight=<b>&bar=15,5', plates).texts,
  ).toMatchObject({
    weight: '',
    bar: '15.5',
    smallest: '1.25',
  })
})

test('numbers may have a point or a comma', () => {
  const entered = stateFromSearch('?weight=82,5', plates)
  expect(readForm(entered, plates)).toMatchObject({ numbers: { weight: 82.5, bar: 20 } })
})

test.each([
  ['?weight=', 'weight', 'Enter a number: Target weight.'],
  ['?weight=abc', 'weight', 'Enter a number: Target weight.'],
  ['?weight=1e999', 'weight', 'Enter a number: Target weight.'],
  ['?weight=-5', 'weight', 'Enter 1 to 600 kg: Target weight.'],
  ['?weight=100&bar=900', 'bar', 'Enter 1 to 60 kg: Bar.'],
])('%s is reported at its field', (search, field, problem) => {
  expect(readForm(stateFromSearch(search, plates), plates)).toEqual({ field, problem })
})

test('counts are whole numbers, choices must be options, and optional fields may be empty', () => {
  expect(readForm(stateFromSearch('?age=40.5', zones), zones)).toMatchObject({
    problem: 'Enter a whole number: Age.',
  })
  expect(readForm(stateFromSearch('?resting=', zones), zones)).toMatchObject({
    numbers: { age: 40 },
  })
  const protein = toolNamed('protein')
  expect(readForm(stateFromSearch('?goal=giant', protein), protein)).toMatchObject({
    field: 'goal',
  })
})

test('changing units replaces example values and converts the others', () => {
  const example = initialState(sweat, 'kg')
  expect(convertUnits(example, 'lb', sweat)).toEqual(initialState(sweat, 'lb'))
  const own = stateFromSearch('?before=80&minutes=45', sweat)
  // 80 ÷ 0.45359237 = 176.4, to half a pound
  expect(convertUnits(own, 'lb', sweat).texts).toMatchObject({ before: '176.5', minutes: '45' })
  expect(convertUnits(own, 'kg', sweat)).toBe(own)
})

test('changing units empties a list of plates, which nobody owns in both units', () => {
  const own = stateFromSearch('?weight=100&pairs=2x20+10', plates)
  expect(convertUnits(own, 'lb', plates).texts).toMatchObject({ weight: '220.5', pairs: '' })
  expect(convertUnits(own, 'kg', plates).texts.pairs).toBe('2x20 10')
})

test('changing units leaves nonsense unchanged', () => {
  const start = initialState(sweat, 'kg')
  const entered = { ...start, texts: { ...start.texts, before: 'abc' } }
  expect(convertUnits(entered, 'lb', sweat).texts.before).toBe('abc')
})

describe('merging typed values into rendered ones', () => {
  const rendered = initialState(plates, 'kg')
  const untouched = { ...rendered.texts, unit: 'kg' }

  test('returns undefined if no field changed', () => {
    expect(mergeTyped(untouched, rendered, '?weight=100', plates)).toBeUndefined()
    expect(mergeTyped(initialState(zones, 'kg').texts, initialState(zones, 'kg'), '', zones)).toBe(
      undefined,
    )
  })

  test('keeps typed values and takes the rest from the address', () => {
    expect(
      mergeTyped({ ...untouched, weight: '95' }, rendered, '?weight=100&bar=15', plates),
    ).toMatchObject({ system: 'kg', texts: { weight: '95', bar: '15', smallest: '1.25' } })
  })

  test('converts the rest to new units and keeps typed values', () => {
    expect(
      mergeTyped({ ...untouched, weight: '205', unit: 'lb' }, rendered, '', plates),
    ).toMatchObject({
      system: 'lb',
      texts: { weight: '205', bar: '45', smallest: '2.5' },
    })
  })
})
