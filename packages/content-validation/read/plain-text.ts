import type { FieldPath } from '../messages/field-path'
import { shorten } from '../messages/wording'
import { unusableCharacter } from './file-text'

/** HTML elements that editors may try. Other words in < > count as text. */
const elements =
  'a|abbr|audio|b|big|blockquote|body|br|button|center|cite|code|dd|del|details|div|dl|dt|em|embed|' +
  'figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|' +
  'li|link|main|mark|math|meta|nav|object|ol|option|p|picture|pre|q|s|script|section|select|small|' +
  'source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|' +
  'thead|title|tr|tt|u|ul|var|video|wbr'

const html = new RegExp(`</?(?:${elements})(?:[\\s/][^<>]*)?>|<!--.*?-->`, 'is')

/** Finds HTML or unprintable characters in a text that pages show verbatim. */
function textError(text: string): string | undefined {
  const character = unusableCharacter(text)
  if (character) return `The text has the invisible character ${character.code}; delete it.`
  const tag = html.exec(text)?.[0]
  return tag && `Found the HTML ${shorten(tag)}; pages show this text as written, so remove it.`
}

/** Finds text mistakes in `value` at any depth, with their paths. */
export function textErrors(
  value: unknown,
  path: FieldPath = [],
): { path: FieldPath; message: string }[] {
  if (typeof value === 'string') {
    const message = textError(value)
    return message ? [{ path, message }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textErrors(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
