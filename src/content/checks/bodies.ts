import { countOf, shorten } from '../../../packages/content-validation'
import { type Check, type CheckInput, type TextFile, textsOf } from '../content-files'
import type { BodyElement } from '../markdown/body-elements'
import { limitMistake } from './limits'
import { linkMistake } from './link'
import { altMistake, pictureMistake } from './pictures'

/** Deepest heading in an article: #### (spec section 2, Blog article). */
const DEEPEST_HEADING = 4

/** Whether a text has a visible character: a letter, a digit, a sign. */
const isVisible = (text: string) => /[^\p{Z}\p{C}]/u.test(text)

function elementMistake(element: BodyElement, place: TextFile, input: CheckInput) {
  switch (element.kind) {
    case 'html':
      return `Found the HTML ${shorten(element.text)}; write markdown instead, or \\< for "less than".`
    case 'unread link':
      return 'The link or picture is read as text; write [words](address) without a space between ] and (, and %20 for a space in the address.'
    case 'note':
      return 'Found a footnote; move it into the text, or cite a listed source as [^key].'
    case 'heading':
      if (!isVisible(element.text)) return 'The heading is empty; write its text after the #.'
      return element.depth > DEEPEST_HEADING
        ? `Found a heading with ${element.depth} #; at most ${DEEPEST_HEADING} are allowed.`
        : undefined
    case 'image':
      if (!isVisible(element.alt))
        return 'The picture has no alternative text; describe it between [ and ].'
      return altMistake(element.alt) ?? pictureMistake(element.address, place, input.files)
    case 'link':
      if (!isVisible(element.text)) return 'The link has no text; write it between [ and ].'
      return element.address.startsWith('#')
        ? headingMistake(element.address, place.body?.headingIds ?? [])
        : (linkMistake(element.address, place, place.fields, input) ??
            limitMistake(element.address, element.text))
    default:
      return undefined
  }
}

function headingMistake(address: string, ids: readonly string[]) {
  const addresses = ids.map((id) => `#${id}`)
  if (addresses.includes(address)) return undefined
  return `There is no heading for "${address}" in this article; the headings are ${addresses.join(', ') || 'none'}.`
}

/** Checks articles for broken links and pictures, HTML and empty headings. */
export const checkBodies: Check = (input) => {
  for (const place of textsOf(input.files)) {
    const elements = place.body?.elements ?? []
    for (const [index, element] of elements.entries()) {
      const { kind, line } = element
      const previous = elements[index - 1]
      // <b> and </b> count as one mistake.
      if (kind === 'html' && previous?.kind === 'html' && previous.line === line) continue
      place.report(place.bodyLine + line - 1, elementMistake(element, place, input))
      if (element.kind === 'row')
        place.warn(
          place.bodyLine + line - 1,
          `The row has ${countOf(element.cells, 'cell')}, and the table ${countOf(element.columns, 'column')}; write the missing one, or an empty one as | |.`,
        )
    }
  }
}
