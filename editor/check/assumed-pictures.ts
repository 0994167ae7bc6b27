const names = /(?:"?image"?:\s*"|!\[[^\]]*\]\()(?:\.\/)?([\w.-]+\.(jpe?g|png|webp|avif))[")]/g

/** The drawings that site.json names. */
const drawings = /"(?:mark|icon)":\s*"([a-z0-9-]+\.svg)"/g

const DRAWING = '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'

const START: Record<string, string> = {
  j: '\xff\xd8\xff',
  p: '\x89PNG',
  w: '        WEBP',
  a: '    ftypavif',
}

/**
 * Stands in for the picture files that texts show, and for the brand's drawings, where the editor can't list them: on a
 * git host. The build checks the files themselves.
 */
export function assumedPictures(texts: readonly string[]): Record<string, string | Uint8Array> {
  const folders = [
    'content',
    'content/articles',
    'content/guides',
    'content/pages',
    'content/workouts',
    'content/exercises',
  ]
  const found = texts.flatMap((text) => [...text.matchAll(names)])
  const drawn = texts.flatMap((text) =>
    [...text.matchAll(drawings)].map(([, name]) => [`content/${name}`, DRAWING] as const),
  )
  const pictures = Object.fromEntries(
    found.flatMap(([, name = '', ending = '']) => {
      const start = START[ending.charAt(0)] ?? ''
      const bytes = Uint8Array.from(start, (character) => character.charCodeAt(0))
      return folders.map((folder) => [`${folder}/${name}`, bytes])
    }),
  )
  return { ...pictures, ...Object.fromEntries(drawn) }
}
