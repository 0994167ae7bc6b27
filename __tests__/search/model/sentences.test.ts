import { bestSentence } from '../../../src/search/model/sentences'
import { termsIn } from '../../../src/search/model/words'

const best = (text: string, query: string) => bestSentence(text, termsIn(query))
const written = (text: string, query: string) =>
  best(text, query)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('')

test('the sentence with the most of the words is shown, its words marked', () => {
  const text = 'Sleep first. Then eat protein. Protein builds muscles while you sleep. Rest.'
  expect(written(text, 'protein muscle')).toBe('[Protein] builds [muscles] while you sleep.')
})

test('of two that have as many, the first', () => {
  expect(written('Eat well. Eat often.', 'eat')).toBe('[Eat] well.')
})

test('a text without any of them shows how it starts', () => {
  expect(written('Sleep first. Then eat.', 'creatine')).toBe('Sleep first.')
})

test('lines end sentences', () => {
  expect(written('Squat, bench\nDeadlift, row', 'row')).toBe('Deadlift, [row]')
})

test('a long sentence is cut at words around what was looked for', () => {
  const text = `${'before '.repeat(60)}creatine ${'after '.repeat(60)}`
  const shown = written(text, 'creatine')
  expect(shown).toMatch(/^… before .*\[creatine\].* after …$/)
  expect(shown.length).toBeLessThan(210)
})

test('nothing shows nothing', () => {
  expect(best('', 'creatine')).toEqual([])
})
