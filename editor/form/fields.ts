import { z } from 'zod'
import { fieldNote, unwrap } from '../../packages/content-validation'
import type { Schema } from './form-value'
import { entryLabel, labelOf } from './names'
import { references } from './references'
import { isShort, isTextMap, isWordList, namedGroups } from './unions'

/** A field of the form, as the configuration of @sveltia/cms has it. */
export interface Field {
  name: string
  widget: string
  label?: string
  required?: boolean
  fields?: Field[]
  [option: string]: unknown
}

type Control = { widget: string; [option: string]: unknown }

/** Where a field is: its kind of content, and the field that holds it. */
interface Place {
  kind: string
  group: string
  extraTags: readonly string[]
}

/**
 * An exercise's own figure is a text that is drawn as one types; a mistake's is kept as it is (docs/figures.md). Not
 * the editor's field for code, which empties the text while it starts.
 */
const figureControl = (group: string): Control | undefined =>
  group === '' ? { widget: 'text' } : undefined

/** Fields of a group, with its labels, hints and limits from the schema. */
export function fieldsOf(schema: Schema, place: Place): Field[] {
  const object = unwrap(schema)
  if (!(object instanceof z.ZodObject)) return []
  return Object.entries(object.shape as Record<string, Schema>).flatMap(([name, field]) => {
    const control = name === 'figure' ? figureControl(place.group) : controlOf(field, name, place)
    if (!control) return []
    const label = labelOf(name, place.group || place.kind, place.kind)
    const hint = hintOf(field)
    return { name, label, required: isRequired(field), ...(hint && { hint }), ...control }
  })
}

/** An empty list may be all that a file needs, and the form refuses one in a required field. */
const isRequired = (field: Schema) =>
  !(field instanceof z.ZodOptional) &&
  !(field instanceof z.ZodArray && !z.toJSONSchema(field).minItems) &&
  !(unwrap(field) instanceof z.ZodBoolean)

function hintOf(field: Schema): string | undefined {
  const { description, examples } = fieldNote(field)
  const [example] = examples ?? []
  if (!description) return undefined
  const sentence = description.charAt(0).toUpperCase() + description.slice(1)
  const isPlain = typeof example === 'string' || typeof example === 'number'
  return isPlain ? `${sentence}. For example: ${example}` : `${sentence}.`
}

function controlOf(field: Schema, name: string, place: Place): Control | undefined {
  const schema = unwrap(field)
  const reference = references[`${place.group || place.kind}.${name}`]
  const list = reference && {
    widget: 'relation',
    collection: reference.collection,
    value_field: '{{slug}}',
    display_fields: [reference.shows],
    search_fields: [reference.shows],
  }
  if (isShort(schema)) return { widget: 'string' }
  if (schema instanceof z.ZodISODate)
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true }
  if (schema instanceof z.ZodString) return list ?? textControl(schema, name)
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options.map(String) }
  if (schema instanceof z.ZodBoolean) return flagControl(field)
  if (schema instanceof z.ZodNumber) return numberControl(schema)
  if (isTextMap(schema)) return { widget: 'keyvalue', key_label: 'Week', value_label: 'Reason' }
  if (schema instanceof z.ZodObject)
    return {
      widget: 'object',
      collapsed: 'auto',
      fields: fieldsOf(schema, { ...place, group: name }),
    }
  const named = namedGroups(schema)
  if (named) {
    const first: Field = { name: 'name', label: 'Name', widget: 'string' }
    return listControl([first, ...fieldsOf(named, place)], name, place)
  }
  if (schema instanceof z.ZodArray)
    return list ? { ...list, multiple: true } : arrayControl(schema, name, place)
  return undefined
}

function textControl(schema: z.ZodString, name: string): Control {
  if (name === 'image') return { widget: 'image' }
  const { maxLength, format } = schema
  const pattern = (schema.def.checks ?? []).flatMap((check) => {
    const { pattern: regex, error } = check._zod.def as { pattern?: RegExp; error?: () => unknown }
    const sentence = error && String(error())
    return regex && sentence ? [[regex.source, `It ${sentence}.`]] : []
  })[0]
  // Paragraphs must only contain words; any other pattern is that of one line.
  const hasLines = pattern ? pattern[0] === '\\S' : format === null
  const isLong = maxLength === null ? hasLines : maxLength > 200
  return {
    widget: isLong ? 'text' : 'string',
    ...(pattern && { pattern }),
    ...(maxLength !== null && { maxlength: maxLength }),
  }
}

/** A box; a choice for what is on unless a file says false. */
function flagControl(field: Schema): Control {
  const isOn = fieldNote(field).description?.startsWith('false')
  if (!isOn) return { widget: 'boolean' }
  const options = [
    { label: 'Yes', value: 'true' },
    { label: 'No', value: 'false' },
  ]
  return { widget: 'select', options }
}

const numberControl = ({ minValue, maxValue, isInt }: z.ZodNumber): Control => ({
  widget: 'number',
  value_type: isInt ? 'int' : 'float',
  ...(minValue !== null && Number.isFinite(minValue) && { min: minValue }),
  ...(maxValue !== null && Number.isFinite(maxValue) && { max: maxValue }),
})

function arrayControl({ element }: z.ZodArray, name: string, place: Place): Control | undefined {
  const item = unwrap(element)
  if (item instanceof z.ZodEnum)
    return { widget: 'select', multiple: true, options: item.options.map(String) }
  const { examples = [] } = fieldNote(item)
  // Words to pick from, which site.json can add to.
  if (examples.length > 1)
    return { widget: 'select', multiple: true, options: [...examples, ...place.extraTags] }
  if (item instanceof z.ZodObject)
    return listControl(fieldsOf(item, { ...place, group: name }), name, place)
  const control = isWordList(item) ? { widget: 'string' } : controlOf(item, '', place)
  const label = entryLabel(name, place.group || place.kind, place.kind)
  return (
    control && { widget: 'list', label_singular: label, field: { name: 'item', label, ...control } }
  )
}

/** A list of groups, each folded to a line of its first texts. */
function listControl(fields: Field[], name: string, { group, kind }: Place): Control {
  const shown = fields.filter(
    ({ widget, required }) =>
      required !== false && ['string', 'text', 'relation', 'datetime', 'number'].includes(widget),
  )
  const summary = (shown.length > 0 ? shown : fields)
    .slice(0, 3)
    .map((field) => `{{fields.${field.name}}}`)
  return {
    widget: 'list',
    collapsed: true,
    label_singular: entryLabel(name, group || kind, kind),
    summary: summary.join(' · '),
    fields,
  }
}
