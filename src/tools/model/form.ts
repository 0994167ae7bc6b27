import { CENTIMETERS, KILOGRAMS, LITERS, type System, unitNames } from './units'

/** The last part of a tool's address. */
export type ToolName =
  | 'one-rep-max'
  | 'plates'
  | 'sweat-rate'
  | 'protein'
  | 'heart-rate-zones'
  | 'bedtime'
  | 'energy'
  | 'waist-to-height'
  | 'hard-sets'

type Limit = number | Record<System, number>

/** A field of a tool's form. */
export interface ToolField {
  /** What the address calls it. */
  name: string
  label: string
  /** A weight, a volume and a length are in the units chosen; a count is a whole number; a list is text. */
  kind: 'weight' | 'volume' | 'length' | 'number' | 'count' | 'time' | 'choice' | 'list'
  /** The limits of a number: of a measure, in either system. */
  min?: Limit
  max?: Limit
  /** What it starts with: of a measure, in either system. */
  value?: number | string
  kg?: number
  lb?: number
  options?: { value: string; label: string }[]
  /** True where it may be left empty. */
  optional?: boolean
  /** True where an article's card leaves it to the tool's own page. */
  later?: boolean
}

/** A tool: a calculation with its form. */
export interface Tool {
  name: ToolName
  title: string
  line: string
  fields: ToolField[]
}

/** What stands in a form: the text of every field by its name, and the units. */
export interface Entered {
  system: System
  texts: Record<string, string>
}

/** What a form says, once nothing in it is wrong: numbers by their field's name, and texts. */
export interface ToolValues {
  system: System
  numbers: Record<string, number | undefined>
  texts: Record<string, string>
}

/** What a tool answers: what to read first, and how far to trust it or what it means. */
export interface Answer {
  /** A sentence without its period. */
  headline: string
  note?: string | undefined
}

/** What one unit of a measure is in kilograms, liters or centimeters. */
const measures = { weight: KILOGRAMS, volume: LITERS, length: CENTIMETERS } as const

const measureOf = ({ kind }: ToolField) =>
  kind in measures ? (kind as keyof typeof measures) : undefined
const isMeasure = (field: ToolField) => measureOf(field) !== undefined

/** Returns the unit of a field in a system, such as 'kg'; undefined for a field without one. */
export function unitOf(field: ToolField, system: System): string | undefined {
  const measure = measureOf(field)
  return measure && unitNames[measure][system]
}

/** Returns a limit of a field in a system. */
export const limitIn = (limit: Limit | undefined, system: System) =>
  typeof limit === 'object' ? limit[system] : limit

/** Returns whether a form asks for anything that has units. */
export const hasUnits = ({ fields }: Tool) => fields.some(isMeasure)

function startOf(field: ToolField, system: System): string {
  const value = isMeasure(field) ? field[system] : (field.value ?? field.options?.[0]?.value)
  return value === undefined ? '' : String(value)
}

/** Returns what a form starts with: an example in the units given. */
export const startingWith = ({ fields }: Tool, system: System): Entered => ({
  system,
  texts: Object.fromEntries(fields.map((field) => [field.name, startOf(field, system)])),
})

/**
 * What a native field of each kind can show. Given anything else, it stays empty and the browser
 * warns.
 */
const number = /^-?\d*\.?\d+(e[+-]?\d+)?$/i
const showable: Record<ToolField['kind'], RegExp> = {
  weight: number,
  volume: number,
  length: number,
  number,
  count: number,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  choice: /^/,
  list: /^[\d\s.,;x×*]*$/,
}

/**
 * Returns what stands in a form by its address; fields that the address leaves out have their
 * example.
 */
export function enteredIn(search: string, tool: Tool): Entered {
  const query = new URLSearchParams(search)
  const start = startingWith(tool, query.get('unit') === 'lb' ? 'lb' : 'kg')
  for (const { name, kind } of tool.fields) {
    const written = query.get(name)?.trim()
    const given = kind === 'list' ? written : written?.replace(',', '.')
    if (given !== undefined) start.texts[name] = showable[kind].test(given) ? given : ''
  }
  return start
}

/** Returns the part of an address after the question mark that carries what stands in a form. */
export function searchOf({ system, texts }: Entered, tool: Tool): string {
  const filled = Object.entries(texts).filter(([, text]) => text !== '')
  return new URLSearchParams([
    ...filled,
    ...(hasUnits(tool) ? [['unit', system] as [string, string]] : []),
  ]).toString()
}

/**
 * Returns what stands in a form, in the other units: an example becomes the example of those units,
 * any other value is rounded to half a unit, or to 0.05 L.
 */
export function inUnits(entered: Entered, system: System, tool: Tool): Entered {
  if (system === entered.system) return entered
  const change = (field: ToolField): string => {
    const text = entered.texts[field.name] ?? ''
    const measure = measureOf(field)
    if (!measure || text === '') return text
    if (text === startOf(field, entered.system)) return startOf(field, system)
    const units = measures[measure]
    const value = (Number(text) * units[entered.system]) / units[system]
    if (!Number.isFinite(value)) return text
    const step = field.kind === 'volume' && system === 'kg' ? 20 : 2
    return String(Math.round(value * step) / step)
  }
  return {
    system,
    texts: Object.fromEntries(tool.fields.map((field) => [field.name, change(field)])),
  }
}

/**
 * Returns what stands in a form in which a visitor has typed before React took it over, with what
 * the address says of all other fields; undefined where nothing was typed.
 */
export function typedOver(
  { unit, ...texts }: Record<string, string>,
  rendered: Entered,
  search: string,
  tool: Tool,
): Entered | undefined {
  const typed = Object.entries(texts).filter(([name, text]) => text !== rendered.texts[name])
  const isOtherUnit = unit !== undefined && unit !== rendered.system
  if (typed.length === 0 && !isOtherUnit) return undefined
  const given = enteredIn(search, tool)
  const base = isOtherUnit ? inUnits(given, unit as System, tool) : given
  return { ...base, texts: { ...base.texts, ...Object.fromEntries(typed) } }
}

/** Returns the numbers of a form, or what is wrong with the first field that cannot be used. */
export function readForm(
  { system, texts }: Entered,
  { fields }: Tool,
): ToolValues | { field: string; problem: string } {
  const numbers: ToolValues['numbers'] = {}
  for (const field of fields) {
    const { name, kind, optional, options } = field
    const text = (texts[name] ?? '').trim()
    if (text === '' && optional) continue
    if (kind === 'choice') {
      if (options?.some(({ value }) => value === text)) continue
      return { field: name, problem: `Choose one: ${field.label}.` }
    }
    if (kind === 'time' || kind === 'list') continue
    const value = text === '' ? Number.NaN : Number(text.replace(',', '.'))
    const problem = numberProblem(value, field, system)
    if (problem) return { field: name, problem }
    numbers[name] = value
  }
  return { system, numbers, texts }
}

function numberProblem(value: number, field: ToolField, system: System) {
  const { label, kind } = field
  if (!Number.isFinite(value)) return `Enter a number: ${label}.`
  if (kind === 'count' && !Number.isInteger(value)) return `Enter a whole number: ${label}.`
  const min = limitIn(field.min, system) ?? 0
  const max = limitIn(field.max, system) ?? 0
  const unit = unitOf(field, system)
  return value < min || value > max
    ? `Enter ${min} to ${max}${unit ? ` ${unit}` : ''}: ${label}.`
    : undefined
}
