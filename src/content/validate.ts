import type { z } from 'zod'
import type { FieldPath } from './field-path'
import { issueMessage, unknownFieldMessage } from './issue-message'
import type { Source } from './json-source'
import type { ContentFile, Finding } from './library'
import { textErrors } from './plain-text'

function schemaFindings(
  place: ContentFile<unknown>,
  schema: z.ZodType,
  data: unknown,
  error: z.ZodError,
) {
  const findings = new Map<string, Finding>()
  const note = (path: FieldPath, message: string) => {
    // Of a field that breaks two rules, such as an empty one, only the first mistake is reported.
    const key = path.map(String).join('\n')
    if (!findings.has(key)) findings.set(key, { place, path, message })
  }
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        note([...issue.path, key], unknownFieldMessage(key, issue.path, schema))
    else note(issue.path, issueMessage(issue, data, schema))
  }
  return [...findings.values()]
}

/** Returns the top-level parts of `data` in which nothing is wrong. */
function rightParts(data: unknown, findings: readonly Finding[]): object {
  const wrong = new Set(findings.map(({ path }) => path?.[0]))
  if (typeof data !== 'object' || data === null || wrong.has(undefined)) return {}
  if (Array.isArray(data)) return data.map((item, index) => (wrong.has(index) ? undefined : item))
  return Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key)))
}

/** Checks a file's data against its schema. Returns the file's content, and what is wrong with it. */
export function validate<T extends object>(
  file: { file: string; name: string },
  { data, lineOf, mistakes }: Source,
  schema: z.ZodType<T>,
): { content: ContentFile<T>; findings: Finding[] } {
  const writtenFields = typeof data === 'object' && data !== null ? Object.keys(data) : []
  const content: ContentFile<T> = {
    ...file,
    lineOf,
    fields: {},
    writtenFields,
    complete: undefined,
  }
  const unreadable = mistakes.map((mistake): Finding => ({ place: content, ...mistake }))
  if (data === undefined) return { content, findings: unreadable }
  const result = schema.safeParse(data)
  const inFields = [
    ...(result.success ? [] : schemaFindings(content, schema, data, result.error)),
    ...textErrors(data).map((error) => ({ place: content, ...error })),
  ]
  content.fields = rightParts(data, inFields) as Partial<T>
  const findings = [...unreadable, ...inFields]
  if (findings.length === 0) content.complete = result.data
  return { content, findings }
}
