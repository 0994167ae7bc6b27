import { isUnclear } from '../../../packages/content-validation'
import type { Check } from '../content-files'

/** Numbers that the North American plan reserves for fiction: 555-0100 to 555-0199. */
const FICTIONAL_PHONE = /555\D?01\d\d$/

/** A domain that nobody can own. */
const EXAMPLE_ADDRESS = /\.example(\/|:|$)/

/** Warns of every sample and placeholder that is left on a site which is no longer a sample. */
export const checkSamples: Check = ({ files: { site, people, testimonials } }) => {
  if (!site || isUnclear(site, 'sample') || site.fields.sample) return
  const { url, agency, email, phone, whatsapp, coaching, socials = [] } = site.fields

  for (const [path, address] of [
    [['url'], url],
    [['agency', 'url'], agency?.url],
    [['email'], email],
  ] as const)
    if (address && EXAMPLE_ADDRESS.test(address))
      site.warn(path, `Found ${address}, an address reserved for examples; write the real one.`)
  for (const [path, number] of [
    [['phone'], phone],
    [['whatsapp', 'business'], whatsapp?.business],
    [['whatsapp', 'coach'], whatsapp?.coach],
  ] as const)
    if (number && FICTIONAL_PHONE.test(number))
      site.warn(
        path,
        `Found ${number}, a number reserved for fiction, which reaches nobody; write the real one.`,
      )
  if (coaching?.sample)
    site.warn(
      ['coaching', 'sample'],
      'The offer and its price are a sample; write your own and delete this field, or delete "coaching".',
    )
  for (const [index, social] of socials.entries())
    if (social?.url === '#')
      site.warn(
        ['socials', index, 'url'],
        `Found "#", a link that leads nowhere; write the address of the profile on ${social.network}, or delete the network.`,
      )
  for (const place of people)
    if (place.fields.sample)
      place.warn(
        ['sample'],
        'The person is a sample, whom no page names; describe a real one and delete this field, or delete the file and its id in the articles and guides.',
      )
  if (!Array.isArray(testimonials?.fields)) return
  for (const [index, story] of testimonials.fields.entries())
    if (story?.sample)
      testimonials.warn(
        [index, 'sample'],
        'The story is a sample; replace it with a real one and delete this field, or delete the story.',
      )
}
