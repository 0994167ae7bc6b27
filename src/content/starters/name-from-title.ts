import { slugify } from '../../lib/paths'

/** Long enough for any title, short enough for an address. */
const MAX_LENGTH = 80

/**
 * Returns the file name for a title: 'Crème de la Crème' gives 'creme-de-la-creme'. A title without any
 * letter from a to z or digit gives `otherwise`.
 */
export function nameFromTitle(title: string, otherwise: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}|['’]/gu, '')
  const words = slugify(plain.replace(/[^\x20-\x7E]/g, ' '))
    .split('-')
    .filter(Boolean)
  while (words.length > 1 && words.join('-').length > MAX_LENGTH) words.pop()
  return words.join('-').slice(0, MAX_LENGTH) || otherwise
}
