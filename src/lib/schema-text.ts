import { z } from 'zod'
import { field, optionalField } from './schema-field'

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

/** A picture: a web address, or the name of a file beside the content file. */
export const image = () =>
  field(
    z
      .string()
      .min(1)
      .regex(
        /^(https:\/\/[^\s/]+\/\S*|(\.\/)?[^\s/:?#\\]+)$/,
        'must be an https address, or the name of a picture file in the same folder',
      ),
    'the picture: an https address on the image host named in site.json, or the name of a file (jpg, png, webp or avif) in the same folder',
    'https://images.unsplash.com/photo-1548839140-29a749e1cf4d',
  )

/** Alternative text for a picture. */
export const imageAlt = () =>
  oneLine(
    250,
    'what the picture shows, in plain words, for people who cannot see it',
    'Clear glass of water',
  )

/** A phone number with country code, 8 to 15 digits (the limits of ITU-T E.164). */
export const phone = () =>
  matching(
    /^\+(?:[\s().-]*\d){8,15}$/,
    'must start with + and the country code, and have 8 to 15 digits',
  )
