import { z } from 'zod'
import { field, matching, oneLine } from '../../../packages/content-validation'

/** A picture: a web address, or the name of a file beside the content file. */
export const image = () =>
  field(
    z
      .string()
      .min(1)
      .regex(
        /^(https:\/\/[^\s/]+\/\S*|(\.\/)?[^\s/:?#\\]+)$/,
        'must be an https address, or the name of a picture file in the same folder, without spaces',
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
  ).regex(
    /^(?!.*\(0\))/,
    'must not have the zero in brackets, which nobody dials after the country code',
  )
