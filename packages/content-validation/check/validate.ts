import type { z } from 'zod'
import type { FieldPath } from '../messages/field-path'
import { issueMessage, unknownFieldMessage } from '../messages/issue-message'
import type { ParsedFile } from '../read/parsed-file'
import { textErrors } from '../read/plain-text'
import type { ReportPlace, ReportPlaceOf } from './problems'

/** A content file. Despite mistakes, `fields` holds the valid ones. */
export interface ContentFile<T> extends ReportPlace {
  /** File name without extension. */
  name: string
  fields: Partial<T>
  /** Names of all fields in the file, valid or not; empty if it is unreadable. */
  writtenFields: readonly string[]
  /** The data, if every field is valid. */
  valid: T | undefined
}

/** Whether an invalid field may hide a value: its own mistake comes first. */
export const isUnclear = <T>(
  { writtenFields, fields }: Pick<ContentFile<T>, 'writtenFields' | 'fields'>,
  field: keyof T & string,
) => writtenFields.length === 0 || (writtenFields.includes(field) && fields[field] === undefined)

interface FieldMistake {
  path: FieldPath
  message: string
}

function schemaMistakes(schema: z.ZodType, data: unknown, { issues }: z.ZodError): FieldMistake[] {
  const mistakes = issues.flatMap((issue): FieldMistake[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          message: unknownFieldMessage(key, issue.path, schema),
        }))
      : [{ path: issue.path, message: issueMessage(issue, data, schema) }],
  )
  // Only the first of several mistakes in a field: an empty one can break two rules.
  const byField = new Map(
    mistakes.toReversed().map((mistake) => [mistake.path.map(String).join('\n'), mistake]),
  )
  return [...byField.values()].reverse()
}

/** Keeps the top-level parts of `data` without mistakes. */
function validParts(data: unknown, mistakes: readonly FieldMistake[]): object {
  const invalidKeys = new Set(mistakes.map(({ path }) => path[0]))
  if (typeof data !== 'object' || data === null || invalidKeys.has(undefined)) return {}
  if (Array.isArray(data))
    return data.map((item, index) => (invalidKeys.has(index) ? undefined : item))
  return Object.fromEntries(Object.entries(data).filter(([key]) => !invalidKeys.has(key)))
}

/** Checks a file's data against its schema, reports its mistakes and returns its content. */
export function validate<T extends object>(
  { file, name }: { file: string; name: string },
  { data, lineOf, mistakes }: ParsedFile,
  schema: z.ZodType<T>,
  placeOf: ReportPlaceOf,
): ContentFile<T> {
  const place = { name, ...placeOf(file, lineOf) }
  for (const { line, message } of mistakes) place.report(line ?? [], message)
  if (data === undefined) return { ...place, fields: {}, writtenFields: [], valid: undefined }
  const result = schema.safeParse(data)
  const fieldMistakes = [
    ...(result.success ? [] : schemaMistakes(schema, data, result.error)),
    ...textErrors(data),
  ]
  for (const { path, message } of fieldMistakes) place.report(path, message)
  return {
    ...place,
    fields: validParts(data, fieldMistakes) as Partial<T>,
    writtenFields: typeof data === 'object' && data !== null ? Object.keys(data) : [],
    valid: mistakes.length + fieldMistakes.length === 0 ? result.data : undefined,
  }
}
