import { allTools } from '../../../src/calculators/model/catalogue'
import {
  asksHealth,
  convertUnits,
  initialState,
  mergeTyped,
  readForm,
  searchFromState,
  stateFromSearch,
  type ToolName,
} from '../../../src/calculators/model/form'
import { healthAnswers, toolNamed } from './test-cases'

const plates = toolNamed('plates')
const sweat = toolNamed('sweat-rate')
const zones = toolNamed('heart-rate-zones')

test.each(allTools)('$name has a computable example in both units', (one) => {
  for (const system of ['kg', 'lb'] as const) {
    const { texts } = initialState(one, system)
    expect(
      readForm({ system, texts: { ...texts, ...healthAnswers(one) } }, one),
    ).not.toHaveProperty('problem')
  }
})

describe.each(allTools.filter(asksHealth))('$name', (one) => {
  test('has no values before the question on health is answered', () => {
    expect(readForm(initialState(one, 'kg'), one)).toMatchObject({
      field: one.fields[0]?.name,
      problem: expect.stringMatching(/^First answer whether one of these applies to you/),
    })
  })

  test('has no values before the last one is answered', () => {
    const { texts } = initialState(one, 'kg')
    const answers = { ...texts, ...healthAnswers(one), condition: '' }
    expect(readForm({ system: 'kg', texts: answers }, one)).toMatchObject({ field: 'condition' })
  })

  test('takes no answer on health from an address', () => {
    const { texts } = stateFromSearch('?condition=none', one)
    expect(texts.condition).toBe('')
  })

  test('puts nothing into an address', () => {
    const { system, texts } = stateFromSearch('?weight=95&age=70', one)
    expect(searchFromState({ system, texts: { ...texts, condition: 'pregnant' } }, one)).toBe('')
  })
})

test.each([
  ['weight=100&bar=15&unit=kg', 'kg', { weight: '100', bar: '15', smallest: '1.25' }],
  // The other fields take the example in the address's units.
  ['unit=lb&weight=200', 'lb', { weight: '200', bar: '45', smallest: '2.5' }],
  // Unknown parameters are ignored, and values that a field can't show are empty.
  ['utm_source=x&__proto__=1&weight=<b>&bar=15,5', 'kg', { weight: '', bar: '15.5' }],
])('the address ?%s fills the form', (search, system, texts) => {
  expect(stateFromSearch(`?${search}`, plates)).toMatchObject({ system, texts })
})

test('the form returns the address that filled it', () => {
  const search = 'weight=100&bar=15&smallest=2.5&collars=0&unit=kg'
  expect(searchFromState(stateFromSearch(`?${search}`, plates), plates)).toBe(search)
})

test.each<[search: string, tool: ToolName, values: object]>([
  ['?weight=82,5', 'plates', { numbers: { weight: 82.5, bar: 20 } }],
  ['?weight=', 'plates', { field: 'weight', problem: 'Enter a number: Target weight.' }],
  ['?weight=abc', 'plates', { field: 'weight', problem: 'Enter a number: Target weight.' }],
  ['?weight=1e999', 'plates', { field: 'weight', problem: 'Enter a number: Target weight.' }],
  ['?weight=-5', 'plates', { field: 'weight', problem: 'Enter 1 to 600 kg: Target weight.' }],
  ['?weight=100&bar=900', 'plates', { field: 'bar', problem: 'Enter 1 to 60 kg: Bar.' }],
  ['?age=40.5', 'heart-rate-zones', { field: 'age', problem: 'Enter a whole number: Age.' }],
  ['?resting=', 'heart-rate-zones', { numbers: { age: 40 } }],
  ['?goal=giant', 'protein', { field: 'goal', problem: 'Choose one: Goal.' }],
])('%s for %s is read or reported at its field', (search, name, values) => {
  const tool = toolNamed(name)
  const { system, texts } = stateFromSearch(search, tool)
  expect(readForm({ system, texts: { ...texts, ...healthAnswers(tool) } }, tool)).toMatchObject(
    values,
  )
})

test('changing units replaces example values and converts the others', () => {
  const example = initialState(sweat, 'kg')
  expect(convertUnits(example, 'lb', sweat)).toMatchObject(initialState(sweat, 'lb'))
  const own = stateFromSearch('?before=80&minutes=45', sweat)
  // 80 ÷ 0.45359237 = 176.4, to half a pound
  expect(convertUnits(own, 'lb', sweat).texts).toMatchObject({ before: '176.5', minutes: '45' })
  expect(convertUnits(own, 'kg', sweat)).toBe(own)
  const nonsense = { ...example, texts: { ...example.texts, before: 'abc' } }
  expect(convertUnits(nonsense, 'lb', sweat).texts.before).toBe('abc')
})

test('changing units back returns what was typed, except in a field that was changed between', () => {
  const own = stateFromSearch('?weight=105.3&bar=0.3&pairs=2x20+10', plates)
  const pounds = convertUnits(own, 'lb', plates)
  expect(convertUnits(pounds, 'kg', plates).texts).toEqual(own.texts)
  const changed = { ...pounds, texts: { ...pounds.texts, weight: '225' } }
  // 225 × 0.45359237 = 102.06, to half a kilogram
  expect(convertUnits(changed, 'kg', plates).texts).toEqual({ ...own.texts, weight: '102' })
})

test('changing units empties a list of plates, which nobody owns in both units', () => {
  const own = stateFromSearch('?weight=100&pairs=2x20+10', plates)
  expect(convertUnits(own, 'lb', plates).texts).toMatchObject({ weight: '220.5', pairs: '' })
  expect(convertUnits(own, 'kg', plates).texts.pairs).toBe('2x20 10')
})

describe('merging typed values into rendered ones', () => {
  const rendered = initialState(plates, 'kg')
  const merge = (typed: object, search: string) =>
    mergeTyped({ ...rendered.texts, unit: 'kg', ...typed }, rendered, search, plates)

  test('returns undefined if no field changed', () => {
    expect(merge({}, '?weight=100')).toBeUndefined()
    const texts = initialState(zones, 'kg')
    expect(mergeTyped(texts.texts, texts, '', zones)).toBeUndefined()
  })

  test('keeps typed values and takes the rest from the address, in the typed units', () => {
    expect(merge({ weight: '95' }, '?weight=100&bar=15')).toMatchObject({
      system: 'kg',
      texts: { weight: '95', bar: '15', smallest: '1.25' },
    })
    expect(merge({ weight: '205', unit: 'lb' }, '')).toMatchObject({
      system: 'lb',
      texts: { weight: '205', bar: '45', smallest: '2.5' },
    })
  })
})
