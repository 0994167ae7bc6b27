import type { z } from 'zod'
import type { ContentFile, Finding } from '../content-files'
import type { FieldPath } from '../messages/field-path'
import { issueMessage, unknownFieldMessage } from '../messages/issue-message'
import type { ParsedFile } from './json-source'
import { textErrors } from './plain-text'

function schemaFindings(
  place: ContentFile<unknown>,
  schema: z.ZodType,
  data: unknown,
  error: z.ZodError,
) {
  const findings = new Map<string, Finding>()
  const report = (path: FieldPath, message: string) => {
    // Report only the first of several mistakes in a field: an empty one can break two rules.
    const key = path.map(String).join('\n')
    if (!findings.has(key)) findings.set(key, { place, path, message })
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        report([...issue.path, key], unknownFieldMessage(key, issue.path, schema))
    else report(issue.path, issueMessage(issue, data, schema))
  }
  return [...findings.values()]
}

/** Keeps the top-level parts of `data` without mistakes. */
function validParts(data: unknown, findings: readonly Finding[]): object {
  const invalidKeys = new Set(findings.map(({ path }) => path?.[0]))
  if (typeof data !== 'object' || data === null || invalidKeys.has(undefined)) return {}
  if (Array.isArray(data))
    return data.map((item, index) => (invalidKeys.has(index) ? undefined : item))
  return Object.fromEntries(Object.entries(data).filter(([key]) => !invalidKeys.has(key)))
}

/** Checks a file's data against its schema; returns its content and its mistakes. */
export function validate<T extends object>(
  file: { file: string; name: string },
  { data, lineOf, mistakes }: ParsedFile,
  schema: z.ZodType<T>,
): { content: ContentFile<T>; findings: Finding[] } {
  const writtenFields = typeof data === 'object' && data !== null ? Object.keys(data) : []
  const content: ContentFile<T> = {
    ...file,
    lineOf,
    fields: {},
    writtenFields,
    valid: undefined,
  }
  const syntaxFindings = mistakes.map((mistake): Finding => ({ place: content, ...mistake }))
  if (data === undefined) return { content, findings: syntaxFindings }
  const result = schema.safeParse(data)
  const fieldFindings = [
    ...(result.success ? [] : schemaFindings(content, schema, data, result.error)),
    ...textErrors(data).map((error) => ({ place: content, ...error })),
  ]
  content.fields = validParts(data, fieldFindings) as Partial<T>
  const findings = [...syntaxFindings, ...fieldFindings]
  if (findings.length === 0) content.valid = result.data
  return { content, findings }
}
