import { parse } from 'yaml'
import { chartSchema } from '../../src/content/schema/chart'
import { patchYaml } from '../file/patch-yaml'

type Props = Record<string, unknown>

/** A chart's rows, one per line: 'First week | 12'. */
const rowsText = (rows: unknown) =>
  Array.isArray(rows)
    ? rows.map((row) => (Array.isArray(row) ? row.join(' | ') : String(row))).join('\n')
    : ''

const rowsOf = (text: unknown) =>
  String(text ?? '')
    .split('\n')
    .filter((row) => row.trim())
    .map((row) =>
      row.split('|').map((cell, index) => {
        const word = cell.trim()
        return index > 0 && word !== '' && Number.isFinite(Number(word)) ? Number(word) : word
      }),
    )

/** A chart's block as the fields of its form. */
export function chartForm(yaml: string): Props {
  const { data, ...fields } = (parse(yaml) ?? {}) as Props
  return { ...fields, data: rowsText(data), yaml }
}

/** The block of a chart's form; the text of what was not changed stays as it was. */
export function chartBlock({ yaml, data, ...fields }: Props): string {
  const filled = Object.entries(fields).filter(([key, value]) => key in chartSchema.shape && value)
  const value = { ...Object.fromEntries(filled), data: rowsOf(data) }
  return `\`\`\`chart\n${patchYaml(String(yaml ?? ''), value).trimEnd()}\n\`\`\``
}
