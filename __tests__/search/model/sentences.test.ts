import { bestSentence } from '../../../src/search/model/sentences'
import { termsIn } from '../../../src/search/model/stemming'

const best = (text: string, query: string) => bestSentence(text, termsIn(query))
const written = (text: string, query: string) =>
  best(text, query)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('')

test('the sentence with the most words shows, its words marked', () => {
  const text = 'Sleep first. Then eat protein. Protein builds muscles while you sleep. Rest.'
  expect(written(text, 'protein muscle')).toBe('[Protein] builds [muscles] while you sleep.')
})

test('the first of two equal sentences shows', () => {
  expect(written('Eat well. Eat often.', 'eat')).toBe('[Eat] well.')
})

test('a text without the words shows its start', () => {
  expect(written('Sleep first. Then eat.', 'creatine')).toBe('Sleep first.')
})

test('lines end sentences', () => {
  expect(written('Squat, bench\nDeadlift, row', 'row')).toBe('Deadlift, [row]')
})

test('a long sentence is cut at words around the match', () => {
  const text = `${'before '.repeat(60)}creatine ${'after '.repeat(60)}`
  const shown = written(text, 'creatine')
  expect(shown).toMatch(/^… before .*\[creatine\].* after …$/)
  expect(shown.length).toBeLessThan(210)
})

test('an empty text shows nothing', () => {
  expect(best('', 'creatine')).toEqual([])
})
