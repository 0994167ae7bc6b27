import { toolNames } from '../../tools/model/catalogue'
import { type Check, type Finding, findingAt, type TextFile, textsOf } from '../content-files'
import { describe, didYouMean, joinWithOr } from '../messages/wording'
import { type Fence, fencesOf } from '../read/body-scan'
import { readFields } from '../read/front-matter'
import { validate } from '../read/validate'
import { type Chart, chartSchema } from '../schema/chart'

/** Describes the mistake in a chart row; undefined if it is drawable. */
function rowMistake(row: readonly unknown[], type: Chart['type']): string | undefined {
  const [label, ...numbers] = row
  const rowFormat = type === 'range' ? '[Label, 8, 12]' : '[Label, 12]'
  if (typeof label !== 'string' || label.trim() === '')
    return `Found ${describe(label)} where the row's label belongs; put it in double quotes, like ["5", 100].`
  const wrong = numbers.find((value) => typeof value !== 'number' || !Number.isFinite(value))
  if (wrong !== undefined)
    return `Found ${describe(wrong)} where a number belongs; write a row of a ${type} chart as ${rowFormat}.`
  if (numbers.length !== (type === 'range' ? 2 : 1))
    return `Found ${numbers.length} numbers; write a row of a ${type} chart as ${rowFormat}.`
  if (numbers.some((value) => (value as number) < 0))
    return 'Found a number below 0; charts start at 0, so put it in the text.'
  const [low, high] = numbers as number[]
  return type === 'range' && low !== undefined && high !== undefined && low > high
    ? `Found ${low} before ${high}; write the smaller number first.`
    : undefined
}

function chartFindings(place: TextFile, { text, line }: Fence): Finding[] {
  if (text.trim() === '')
    return [{ place, line: place.bodyLine + line - 1, message: 'The chart is empty; fill it.' }]
  const source = readFields(text, place.bodyLine + line - 1)
  const { content, findings } = validate(place, source, chartSchema)
  // A missing field has no line, so use the chart's first one.
  content.lineOf = (path) => source.lineOf(path) ?? place.bodyLine + line - 1
  const { type, data = [] } = content.fields
  const rows = data.flatMap((row, index): Finding[] => {
    const message = type && rowMistake(row, type)
    return message ? [{ place: content, path: ['data', index], message }] : []
  })
  const allFindings = [...findings, ...rows]
  // Charts scale to the largest value, which must not be 0.
  if (allFindings.length > 0 || data.some((row) => row.slice(1).some((value) => value !== 0)))
    return allFindings
  return findingAt(content, ['data'], 'All numbers are 0; a chart needs one above 0.')
}

function toolFindings(place: TextFile, { text, line }: Fence): Finding[] {
  const name = text.trim()
  if ((toolNames as readonly string[]).includes(name)) return []
  const otherwise = `; tools are ${joinWithOr(toolNames)}.`
  const message = `There is no tool ${describe(name)}${didYouMean(name, toolNames, otherwise)}`
  return [{ place, line: place.bodyLine + line, message }]
}

const checkersByLanguage: Record<string, (place: TextFile, fence: Fence) => Finding[]> = {
  chart: chartFindings,
  tool: toolFindings,
}

function misspelledLanguage(place: TextFile, { language, line }: Fence): Finding[] {
  const meant = didYouMean(language, Object.keys(checkersByLanguage), '')
  if (!language || !meant) return []
  const message = `Found a "${language}" block${meant}`
  return [{ place, line: place.bodyLine + line - 1, message }]
}

/** Checks that charts and tools in articles are drawable; findings name the line. */
export const checkBlocks: Check = ({ files }) =>
  textsOf(files).flatMap((place) =>
    fencesOf(place.body ?? '').flatMap(
      (fence) =>
        checkersByLanguage[fence.language]?.(place, fence) ?? misspelledLanguage(place, fence),
    ),
  )
