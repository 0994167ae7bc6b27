import { CENTIMETERS, KILOGRAMS, LITERS, type System, unitNames } from './units'

/** The last segment of a tool's address. */
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

export interface ToolField {
  /** Its query parameter. */
  name: string
  label: string
  /**
   * A weight, volume or length is in the chosen units. A count is an integer, and a list is text. 'health' is the
   * question that must be answered before any number.
   */
  kind: 'weight' | 'volume' | 'length' | 'number' | 'count' | 'time' | 'choice' | 'list' | 'health'
  /** Limits of a number; by system for a measure. */
  min?: Limit
  max?: Limit
  /** First value; by system for a measure. */
  value?: number | string
  kg?: number
  lb?: number
  options?: { value: string; label: string }[]
  /** Whether several options may apply. The text has their values with spaces between. */
  several?: boolean
  optional?: boolean
}

/** A calculator and its form. */
export interface Tool {
  name: ToolName
  title: string
  lead: string
  fields: ToolField[]
}

/** Raw form state: text by field name, plus the unit system. */
export interface FormState {
  system: System
  texts: Record<string, string>
  /** What a change of units converted, and to which texts, so that changing back returns what was typed. */
  converted?: { from: FormState; texts: Record<string, string> }
}

/** Validated form values: numbers and texts by field name. */
export interface ToolValues {
  system: System
  numbers: Record<string, number | undefined>
  texts: Record<string, string>
}

/** A tool's answer: a headline, then what it means or how reliable it is. */
export interface ToolAnswer {
  /** A sentence without its period. */
  headline: string
  note?: string | undefined
}

/** A refusal that needs help soon: the page adds the way to first aid. Other refusals are plain sentences. */
export interface UrgentRefusal {
  urgent: string
}

/** What a calculator returns: an answer, or a sentence that says why there is none. */
export type Solution<Solved extends ToolAnswer = ToolAnswer> = Solved | UrgentRefusal | string

export const urgent = (sentence: string): UrgentRefusal => ({ urgent: sentence })

/** The sentence of a refusal; undefined for an answer. */
export const refusalIn = (solution: Solution) =>
  typeof solution === 'string' ? solution : 'urgent' in solution ? solution.urgent : undefined

/** The option of a question with several that excludes the others. */
export const NONE = 'none'

/** The values of a question's text. 'none' counts only alone. */
export function chosenIn(text = ''): string[] {
  const chosen = text.split(' ').filter(Boolean)
  const others = chosen.filter((value) => value !== NONE)
  return others.length > 0 ? others : chosen
}

/** Returns a question's text with one value more or less. 'none' and the others exclude each other. */
export function toggle(text: string, value: string): string {
  const chosen = chosenIn(text)
  if (chosen.includes(value)) return chosen.filter((one) => one !== value).join(' ')
  return value === NONE ? NONE : [...chosen.filter((one) => one !== NONE), value].join(' ')
}

/** Returns the sentence of each condition that applies; undefined if none does. */
export function refusalOf(refusals: Record<string, string>, text?: string): string | undefined {
  const chosen = chosenIn(text)
  const sentences = Object.keys(refusals).filter((condition) => chosen.includes(condition))
  return sentences.map((condition) => refusals[condition]).join(' ') || undefined
}

/** Size of each unit in kilograms, liters or centimeters. */
const measures = { weight: KILOGRAMS, volume: LITERS, length: CENTIMETERS } as const

const measureOf = ({ kind }: ToolField) =>
  kind in measures ? (kind as keyof typeof measures) : undefined
const isMeasure = (field: ToolField) => measureOf(field) !== undefined

/** A field's unit symbol, such as 'kg'; undefined without one. */
export function unitOf(field: ToolField, system: System): string | undefined {
  const measure = measureOf(field)
  return measure && unitNames[measure][system]
}

export const limitIn = (limit: Limit | undefined, system: System) =>
  typeof limit === 'object' ? limit[system] : limit

export const hasUnits = ({ fields }: Tool) => fields.some(isMeasure)

/** Whether a tool asks about health, and so about the visitor's body. */
export const asksHealth = ({ fields }: Tool) => fields.some(({ kind }) => kind === 'health')

function initialText(field: ToolField, system: System): string {
  // Nothing is chosen beforehand: a visitor must read the question.
  if (field.kind === 'health') return ''
  const value = isMeasure(field) ? field[system] : (field.value ?? field.options?.[0]?.value)
  return value === undefined ? '' : String(value)
}

export const initialState = ({ fields }: Tool, system: System): FormState => ({
  system,
  texts: Object.fromEntries(fields.map((field) => [field.name, initialText(field, system)])),
})

/** Text that a native field can show. For other text, the browser shows nothing and warns. */
const numberPattern = /^-?\d*\.?\d+(e[+-]?\d+)?$/i
const acceptedText: { [Kind in ToolField['kind']]?: RegExp } = {
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  choice: /^/,
  list: /^[\d\s.,;x×*]*$/,
}

/** Reads form state from the query; missing fields get their example, and the question on health no answer. */
export function stateFromSearch(search: string, tool: Tool): FormState {
  const query = new URLSearchParams(search)
  const start = initialState(tool, query.get('unit') === 'lb' ? 'lb' : 'kg')
  for (const { name, kind } of tool.fields) {
    if (kind === 'health') continue
    const queryText = query.get(name)?.trim()
    const text = kind === 'list' ? queryText : queryText?.replace(',', '.')
    const pattern = acceptedText[kind] ?? numberPattern
    if (text !== undefined) start.texts[name] = pattern.test(text) ? text : ''
  }
  return start
}

/**
 * The query that fills the form again. Empty for a tool about the visitor's body: age, weight and health are
 * nobody's business in a history, on a shared screen or in a link.
 */
export function searchFromState({ system, texts }: FormState, tool: Tool): string {
  if (asksHealth(tool)) return ''
  const filled = Object.entries(texts).filter(([, text]) => text !== '')
  return new URLSearchParams([
    ...filled,
    ...(hasUnits(tool) ? [['unit', system] as [string, string]] : []),
  ]).toString()
}

/**
 * Converts form state to other units. Examples become the other system's examples. Other values round to half
 * a unit, or 0.05 L. A list becomes empty, because plates are made in one unit. Unchanged fields return to what was
 * typed when the units change back.
 */
export function convertUnits(state: FormState, system: System, tool: Tool): FormState {
  if (system === state.system) return state
  const { converted } = state
  const change = (field: ToolField): string => {
    const text = state.texts[field.name] ?? ''
    const typed = converted?.from.system === system && converted.from.texts[field.name]
    if (typed && text === converted.texts[field.name]) return typed
    const measure = measureOf(field)
    if (field.kind === 'list') return ''
    if (!measure || text === '') return text
    if (text === initialText(field, state.system)) return initialText(field, system)
    const units = measures[measure]
    const value = (Number(text) * units[state.system]) / units[system]
    if (!Number.isFinite(value)) return text
    const step = field.kind === 'volume' && system === 'kg' ? 20 : 2
    return String(Math.round(value * step) / step)
  }
  const texts = Object.fromEntries(tool.fields.map((field) => [field.name, change(field)]))
  return { system, texts, converted: { from: state, texts } }
}

/**
 * Merges text typed before hydration with the query's state for all other fields; undefined without such
 * text.
 */
export function mergeTyped(
  { unit, ...texts }: Record<string, string>,
  rendered: FormState,
  search: string,
  tool: Tool,
): FormState | undefined {
  const typed = Object.entries(texts).filter(([name, text]) => text !== rendered.texts[name])
  const isOtherUnit = unit !== undefined && unit !== rendered.system
  if (typed.length === 0 && !isOtherUnit) return undefined
  const rawState = stateFromSearch(search, tool)
  const urlState = isOtherUnit ? convertUnits(rawState, unit as System, tool) : rawState
  return { ...urlState, texts: { ...urlState.texts, ...Object.fromEntries(typed) } }
}

const UNANSWERED =
  'First answer whether one of these applies to you. It decides whether a number helps or harms.'

/** Parses form state into values, or reports the first invalid field. */
export function readForm(
  { system, texts }: FormState,
  { fields }: Tool,
): ToolValues | { field: string; problem: string } {
  const numbers: ToolValues['numbers'] = {}
  for (const field of fields) {
    const { name, kind, optional, options, several } = field
    const text = (texts[name] ?? '').trim()
    if (text === '' && optional) continue
    if (kind === 'health' && text === '') return { field: name, problem: UNANSWERED }
    if (options) {
      const chosen = several ? chosenIn(text) : [text]
      if (chosen.every((value) => options.some((option) => option.value === value))) continue
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
