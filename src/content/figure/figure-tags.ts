export type Attributes = Readonly<Record<string, string | undefined>>

/** A tag of an SVG file, or text that is not a tag. */
export interface Tag {
  /** The element's name; empty for text that is not a tag. */
  name: string
  attributes: Attributes
  line: number
  text: string
}

const attribute = /\s+([\w:-]+)="([^"<]*)"/
const pieces = new RegExp(
  `<!--[\\s\\S]*?-->|</[\\w:-]+\\s*>|<([\\w:-]+)((?:${attribute.source})*)\\s*/?>|[^<\\s][^<]*|<[^<]*`,
  'g',
)

/** Returns the opening tags of an SVG file in order, and text that is not a tag under an empty name. */
export function tagsOf(svg: string): Tag[] {
  let line = 1
  let at = 0
  const tags: Tag[] = []
  for (const match of svg.matchAll(pieces)) {
    line += svg.slice(at, match.index).split('\n').length - 1
    at = match.index
    const [text, name = '', attributes = ''] = match
    if (text.startsWith('<!--') || text.startsWith('</')) continue
    tags.push({ name, attributes: attributesOf(attributes), line, text: text.trim() })
  }
  return tags
}

function attributesOf(text: string): Attributes {
  const each = text.matchAll(new RegExp(attribute, 'g'))
  return Object.fromEntries([...each].map(([, name = '', value = '']) => [name, value]))
}
