/** What the content check needs of node:fs, for files in memory. The build puts it in the place of node:fs. */
export const files = new Map<string, string | Uint8Array>()

const encoder = new TextEncoder()

const bytesOf = (path: string): Uint8Array => {
  const data = files.get(path)
  if (data === undefined) throw new Error(`There is no file ${path}.`)
  return typeof data === 'string' ? encoder.encode(data) : data
}

const entry = (name: string, isFile: boolean) => ({
  name,
  isFile: () => isFile,
  isDirectory: () => !isFile,
})

const fs = {
  readFileSync: bytesOf,
  readdirSync(folder: string) {
    const inside = [...files.keys()].flatMap((file) =>
      file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : [],
    )
    if (inside.length === 0) throw new Error(`There is no folder ${folder}.`)
    const names = new Set(inside.map((file) => file.split('/')[0] ?? ''))
    return [...names].map((name) => entry(name, inside.includes(name)))
  },
  openSync: bytesOf,
  readSync: (bytes: Uint8Array, into: Uint8Array) => into.set(bytes.subarray(0, into.length)),
  closeSync: () => {},
}

// biome-ignore lint/style/noDefaultExport: node:fs has one
export default fs
export const { readFileSync, readdirSync } = fs
