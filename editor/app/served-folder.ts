/** Reads the content folder that `npm run edit` serves, as a folder of the browser's File System API. */

const addressOf = (path: string) =>
  `/__edit/file/${path.split('/').map(encodeURIComponent).join('/')}`

const notFound = (path: string) => new DOMException(`There is no ${path}.`, 'NotFoundError')

const fileHandle = (path: string) => ({
  kind: 'file',
  name: path.replace(/^.*\//, ''),
  getFile: async () => {
    const response = await fetch(addressOf(path))
    if (!response.ok) throw notFound(path)
    return new File([await response.blob()], path.replace(/^.*\//, ''))
  },
})

const folderHandle = (files: readonly string[], folder: string) => ({
  kind: 'directory',
  name: folder.replace(/\/$/, '').replace(/^.*\//, ''),
  getDirectoryHandle: async (name: string) => folderHandle(files, `${folder}${name}/`),
  getFileHandle: async (name: string) => {
    if (!files.includes(folder + name)) throw notFound(folder + name)
    return fileHandle(folder + name)
  },
  async *entries(): AsyncGenerator<[string, object]> {
    const inside = files.flatMap((file) =>
      file.startsWith(folder) ? file.slice(folder.length) : [],
    )
    for (const name of new Set(inside.map((file) => file.split('/')[0] ?? ''))) {
      const isFile = inside.includes(name)
      yield [name, isFile ? fileHandle(folder + name) : folderHandle(files, `${folder}${name}/`)]
    }
  },
})

/** Lets the editor read the served folder, where it would read the browser's own. Resolves to its files' texts. */
export async function readServedFolder(): Promise<[file: string, data: string | Uint8Array][]> {
  const files = (await (await fetch('/__edit/files')).json()) as string[]
  const root = { getDirectoryHandle: async () => folderHandle(files, '') }
  navigator.storage.getDirectory = async () => root as unknown as FileSystemDirectoryHandle
  return Promise.all(
    files.map(async (file): Promise<[string, string | Uint8Array]> => {
      const response = await fetch(addressOf(file))
      const isText = /\.(md|json|svg)$/.test(file)
      return [file, isText ? await response.text() : new Uint8Array(await response.arrayBuffer())]
    }),
  )
}
