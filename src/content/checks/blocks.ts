import {
  describe,
  didYouMean,
  type FieldPath,
  joinWithOr,
  type ReportPlaceOf,
  readFields,
  validate,
} from '../../../packages/content-validation'
import { toolNames } from '../../calculators/model/catalogue'
import { type Check, elementsOf, type TextFile, textsOf } from '../content-files'
import type { ElementOf } from '../markdown/body-elements'
import { type Chart, chartSchema } from '../schema/chart'

/** A fenced block in a file. */
interface BlockAt extends ElementOf<'block'> {
  place: TextFile
  placeOf: ReportPlaceOf
}

/** Describes the mistake in a chart row; undefined if it is drawable. */
function rowMistake([label, ...values]: readonly unknown[], type: Chart['type']) {
  const isRange = type === 'range'
  const rowFormat = isRange ? '[Label, 8, 12]' : '[Label, 12]'
  if (typeof label !== 'string' || label.trim() === '')
    return `Found ${describe(label)} where the row's label belongs; put it in double quotes, like ["5", 100].`
  const wrong = values.find((value) => !Number.isFinite(value))
  if (wrong !== undefined)
    return `Found ${describe(wrong)} where a number belongs; write a row of a ${type} chart as ${rowFormat}.`
  const numbers = values as number[]
  if (numbers.length !== (isRange ? 2 : 1))
    return `Found ${numbers.length} numbers; write a row of a ${type} chart as ${rowFormat}.`
  if (numbers.some((number) => number < 0))
    return 'Found a number below 0; charts start at 0, so put it in the text.'
  const [low = 0, high = low] = numbers
  return low > high ? `Found ${low} before ${high}; write the smaller number first.` : undefined
}

function checkChart({ place, text, line, placeOf }: BlockAt) {
  if (text.trim() === '') return place.report(line, 'The chart is empty; fill it.')
  const source = readFields(text, line)
  // A missing field has no line of its own.
  const lineOf = (path: FieldPath) => source.lineOf(path) ?? line
  const chart = validate(place, { ...source, lineOf }, chartSchema, placeOf)
  const { type, data = [] } = chart.fields
  const mistakes = data.map((row) => type && rowMistake(row, type))
  for (const [index, mistake] of mistakes.entries()) chart.report(['data', index], mistake)
  // Charts scale to the largest value, which must not be 0.
  if (
    data.length > 0 &&
    !mistakes.some(Boolean) &&
    !data.flatMap(([, ...values]) => values).some(Boolean)
  )
    chart.report(['data'], 'All numbers are 0; a chart needs one above 0.')
}

function checkTool({ place, text, line }: BlockAt) {
  const name = text.trim()
  if ((toolNames as readonly string[]).includes(name)) return
  const otherwise = `; tools are ${joinWithOr(toolNames)}.`
  place.report(
    line + 1,
    `There is no tool ${describe(name)}${didYouMean(name, toolNames, otherwise)}`,
  )
}

function checkLanguage({ place, language, line }: BlockAt) {
  const meant = language && didYouMean(language, Object.keys(checkersByLanguage), '')
  place.report(line, meant && `Found a "${language}" block${meant}`)
}

const checkersByLanguage: Record<string, (block: BlockAt) => void> = {
  chart: checkChart,
  tool: checkTool,
}

/** Checks that charts and tools in articles are drawable. */
export const checkBlocks: Check = ({ files, placeOf }) => {
  for (const place of textsOf(files))
    for (const block of elementsOf(place, 'block')) {
      const check = checkersByLanguage[block.language] ?? checkLanguage
      check({ ...block, place, placeOf })
    }
}
