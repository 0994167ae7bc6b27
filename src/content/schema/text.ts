import { z } from 'zod'
import { field } from '../../lib/schema-field'

/**
 * The building blocks of the schemas. An `error` completes the sentence 'found "…"; it …'.
 * A description is a noun phrase: messages, the editor's guide and editors' hints all quote it.
 */

/** Text on one line, without spaces around it, of at most `max` characters. */
export const line = (max = 200) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\S(.*\S)?$/, 'must be on one line, without spaces before or after it')

/** Text of one or more paragraphs separated by a blank line. */
export const paragraphs = () => z.string().min(1).regex(/\S/, 'must contain words, not only spaces')

/** Lower-case words joined by hyphens, as part of a web address and as a file name. */
export const slug = () =>
  z
    .string()
    .min(1)
    .max(100)
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'must be lower-case letters a to z and digits, with single hyphens between words',
    )

/** A day that exists, as YYYY-MM-DD. */
export const day = () => z.iso.date('must be a day that exists, written as year-month-day')

/** Where a picture is: a web address or the name of a file beside the content file. */
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

/** What a picture shows, in words. */
export const imageAlt = () =>
  field(
    line(250),
    'what the picture shows, in plain words, for those who cannot see it',
    'Clear glass of water',
  )

/** A phone number with its country code, of 8 to 15 digits (the limits of ITU-T E.164). */
export const phone = () =>
  z
    .string()
    .regex(
      /^\+(?:[\s().-]*\d){8,15}$/,
      'must start with + and the country code, and have 8 to 15 digits',
    )
