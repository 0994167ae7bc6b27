import { type Check, type CheckInput, type Finding, type TextFile, textsOf } from '../content-files'
import { shorten } from '../messages/wording'
import { type BodyElement, bodyElements, headingIds, withoutPlainText } from '../read/markdown'
import { linkMistake } from './link'
import { altMistake, pictureMistake } from './pictures'

/** Deepest heading in an article: #### (spec section 2, Blog article). */
const DEEPEST_HEADING = 4

/** Whether a text has a visible character: a letter, a digit, a sign. */
const isVisible = (text: string) => /[^\p{Z}\p{C}]/u.test(text)

function pieceMistake(
  piece: BodyElement,
  place: TextFile,
  anchors: () => string[],
  input: CheckInput,
) {
  switch (piece.kind) {
    case 'html':
      return `Found the HTML ${shorten(piece.text)}; write markdown instead, or \\< for "less than".`
    case 'note':
      return 'Found a footnote; move it into the text, or cite a listed source as [^key].'
    case 'heading':
      if (!isVisible(piece.text)) return 'The heading is empty; write its text after the #.'
      return piece.depth > DEEPEST_HEADING
        ? `Found a heading with ${piece.depth} #; at most ${DEEPEST_HEADING} are allowed.`
        : undefined
    case 'image':
      if (!isVisible(piece.alt))
        return 'The picture has no alternative text; describe it between [ and ].'
      return altMistake(piece.alt) ?? pictureMistake(piece.address, place, input.files)
    case 'link':
      if (!isVisible(piece.text)) return 'The link has no text; write it between [ and ].'
      if (!piece.address.startsWith('#'))
        return linkMistake(piece.address, place, place.fields, input)
      return anchors().includes(piece.address.slice(1))
        ? undefined
        : `There is no heading for "${piece.address}" in this article; the headings are ${
            anchors()
              .map((anchor) => `#${anchor}`)
              .join(', ') || 'none'
          }.`
  }
}

/** Checks articles for broken links and pictures, HTML and empty headings. */
export const checkBodies: Check = (input) =>
  textsOf(input.files).flatMap((place) => {
    const { body } = place
    if (body === undefined) return []
    let ids: string[] | undefined
    const anchors = () => {
      ids ??= headingIds(body)
      return ids
    }
    const findingsIn = (pieces: BodyElement[]) =>
      pieces.flatMap((piece, index): Finding[] => {
        // <b> and </b> count as one mistake.
        const previous = pieces[index - 1]
        if (piece.kind === 'html' && previous?.kind === 'html' && previous.line === piece.line)
          return []
        const message = pieceMistake(piece, place, anchors, input)
        return message ? [{ place, line: place.bodyLine + piece.line - 1, message }] : []
      })
    // Most texts have no mistakes; parse in full only when a message must quote the words.
    return findingsIn(bodyElements(withoutPlainText(body))).length > 0
      ? findingsIn(bodyElements(body))
      : []
  })
