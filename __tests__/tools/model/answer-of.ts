import { allTools } from '../../../src/tools/model/catalogue'
import {
  readForm,
  stateFromSearch,
  type ToolAnswer,
  type ToolName,
  type ToolValues,
} from '../../../src/tools/model/form'

/** A row: an address, the start of the headline, and a part of the text below. */
export type AnswerRow = readonly [search: string, headline: string, below?: string]
/** A row: an address, and the start of the sentence shown instead of a number. */
export type RefusalRow = readonly [search: string, sentence: string]

/** Returns a tool's answer to an address, as on its page: a sentence, or a headline and the text below. */
function answerOf(
  name: ToolName,
  solve: (values: ToolValues) => ToolAnswer | string,
  search: string,
) {
  const tool = allTools.find((one) => one.name === name)
  if (!tool) throw new Error(`There is no tool ${name}.`)
  const read = readForm(stateFromSearch(search, tool), tool)
  const answer = 'problem' in read ? read.problem : solve(read)
  if (typeof answer === 'string') return { sentence: answer, headline: '', below: '' }
  return { sentence: '', headline: answer.headline, below: JSON.stringify(answer) }
}

/** Tests a calculator against cases worked out by hand. */
export function testCases(
  name: ToolName,
  solve: (values: ToolValues) => ToolAnswer | string,
  answers: readonly AnswerRow[],
  refusals: readonly RefusalRow[],
) {
  test.each(answers)(`${name}%s: %s`, (search = '', headline = '', below = '') => {
    const answer = answerOf(name, solve, search)
    expect(answer.sentence).toBe('')
    expect(answer.headline.slice(0, headline.length)).toBe(headline)
    expect(answer.below).toContain(below)
  })

  test.each(refusals)(`${name}%s has no number: %s`, (search, sentence) => {
    const answer = answerOf(name, solve, search)
    expect(answer.headline).toBe('')
    expect(answer.sentence.slice(0, sentence.length)).toBe(sentence)
  })
}
