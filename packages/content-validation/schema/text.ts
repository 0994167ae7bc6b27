import { z } from 'zod'
import { field, optionalField } from './field'

/**
 * Building blocks of the schemas. An `error` completes the sentence 'found "…"; it …'.
 * A description is a noun phrase, quoted in messages, the editor's guide and editor hints, and followed by examples.
 */

export const matching = (pattern: RegExp, error?: string) => z.string().regex(pattern, error)

const described = <Schema extends z.ZodType>(
  schema: Schema,
  [description, ...examples]: string[],
) => (description === undefined ? schema : field(schema, description, ...examples))

/** One line of text without surrounding spaces, at most `max` characters. */
export const oneLine = (max: number, ...description: string[]) =>
  described(
    z
      .string()
      .min(1)
      .max(max)
      .regex(/^\S(.*\S)?$/, 'must be on one line, without spaces before or after it'),
    description,
  )

/** One or more paragraphs, separated by blank lines. */
export const paragraphs = () => z.string().min(1).regex(/\S/, 'must contain words, not only spaces')

/** Lowercase words joined by hyphens, for addresses and file names. */
export const slug = (...description: string[]) =>
  described(
    z
      .string()
      .min(1)
      .max(100)
      .regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'must be lower-case letters a to z and digits, with single hyphens between words',
      ),
    description,
  )

/** An existing calendar day as YYYY-MM-DD. */
export const day = (...description: string[]) =>
  described(z.iso.date('must be a real date, written as year-month-day'), description)

/** An optional true or false; the description says what true or false does. */
export const flag = (description: string) => optionalField(z.boolean(), description, true)
