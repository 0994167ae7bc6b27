import { ownPagePath, paths, reservedPages } from '../../lib/paths'
import type { Check } from '../content-files'

/** Checks that no page of the brand's own takes the address of another, or of a file that browsers keep forever. */
export const checkOwnPages: Check = ({ files }) => {
  const taken = new Set([
    ...Object.values(paths).map((path) => path.split('/')[1] ?? ''),
    ...reservedPages,
  ])
  for (const place of files.ownPages)
    place.report(
      ['slug'],
      (taken.has(place.name) || place.name.startsWith('chunk-')) &&
        `Found "${place.name}"; the site itself uses ${ownPagePath(place.name)}, so rename the field and the file.`,
    )
}
