import { allTools } from '../../../src/calculators/model/catalogue'
import {
  readForm,
  refusalIn,
  type Solution,
  stateFromSearch,
  type Tool,
  type ToolAnswer,
  type ToolName,
  type ToolValues,
} from '../../../src/calculators/model/form'

export function toolNamed(name: ToolName) {
  const tool = allTools.find((one) => one.name === name)
  if (!tool) throw new Error(`There is no tool ${name}.`)
  return tool
}

/** An answer for each of a tool's questions on health: the last, that nothing applies. */
export const healthAnswers = ({ fields }: Tool) =>
  Object.fromEntries(
    fields
      .filter(({ kind }) => kind === 'health')
      .map(({ name, options }) => [name, options?.at(-1)?.value ?? '']),
  )

/**
 * An address, then the start of the headline and parts of the text below, or the start of the refusal and parts of it.
 * The address also answers the questions on health; without, nothing applies.
 */
type Case = readonly [search: string, start: string, ...below: string[]]

/** Tests a calculator against cases worked out by hand. */
export function testCases(
  name: ToolName,
  solve: (values: ToolValues) => Solution,
  answers: readonly Case[],
  refusals: readonly Case[],
) {
  /** Returns the answer to an address, as on the calculator's page. */
  function answerTo(search: string) {
    const tool = toolNamed(name)
    const state = stateFromSearch(search, tool)
    for (const [name, text] of Object.entries(healthAnswers(tool)))
      state.texts[name] = new URLSearchParams(search).get(name) ?? text
    const read = readForm(state, tool)
    return 'problem' in read ? read.problem : solve(read)
  }

  test.each(answers)(`${name}%s: %s`, (search, headline, ...below) => {
    const answer = answerTo(search) as ToolAnswer
    expect(answer.headline?.slice(0, headline.length)).toBe(headline)
    for (const text of below) expect(JSON.stringify(answer)).toContain(text)
  })

  test.each(refusals)(`${name}%s has no number: %s`, (search, sentence, ...below) => {
    const refusal = refusalIn(answerTo(search))
    expect(refusal?.slice(0, sentence.length)).toBe(sentence)
    for (const text of below) expect(refusal).toContain(text)
  })
}
