const names = /(?:"?image"?:\s*"|!\[[^\]]*\]\()(?:\.\/)?([\w.-]+\.(jpe?g|png|webp|avif))[")]/g

const START: Record<string, string> = {
  j: '\xff\xd8\xff',
  p: '\x89PNG',
  w: '        WEBP',
  a: '    ftypavif',
}

/**
 * Stands in for the picture files that texts show, where the editor can't list them: on a git host. The build checks
 * the files themselves.
 */
export function assumedPictures(texts: readonly string[]): Record<string, Uint8Array> {
  const folders = [
    'content',
    'content/articles',
    'content/guides',
    'content/workouts',
    'content/exercises',
  ]
  const found = texts.flatMap((text) => [...text.matchAll(names)])
  return Object.fromEntries(
    found.flatMap(([, name = '', ending = '']) => {
      const start = START[ending.charAt(0)] ?? ''
      const bytes = Uint8Array.from(start, (character) => character.charCodeAt(0))
      return folders.map((folder) => [`${folder}/${name}`, bytes])
    }),
  )
}
