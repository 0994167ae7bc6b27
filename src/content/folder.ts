import fs from 'node:fs'
import path from 'node:path'
import { didYouMean, joinWithOr } from './messages/wording'

/** Absolute path of the editors' folder. Tests and benchmarks override it with `CONTENT_FOLDER`. */
export const contentFolder = () => path.resolve(process.env.CONTENT_FOLDER ?? 'content')

/** Picture formats that the site supports. */
export const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const

/** Files that operating systems and git create, and READMEs. */
const ignored = /^\.|^(thumbs\.db|desktop\.ini|readme\.md)$/i

/** The content folder's files by kind, as paths relative to the folder. */
export interface FolderListing {
  articles: string[]
  guides: string[]
  plans: string[]
  exercises: string[]
  people: string[]
  pictures: string[]
  settings: string[]
  strays: { file: string; message: string }[]
}

/** Extensions that authors give a markdown or JSON file by mistake. */
const textEndings = ['', 'md', 'markdown', 'mdx', 'txt', 'json', 'json5', 'jsonc']

const settingsFiles = [
  'site.json',
  'testimonials.json',
  'redirects.json',
  'topics.json',
  'search.json',
]
const folders = {
  articles: 'md',
  guides: 'md',
  workouts: 'json',
  exercises: 'json',
  people: 'json',
} as const

/** Folders a site can omit. */
const optionalFolders: readonly string[] = ['guides', 'exercises', 'people']
type Folder = keyof typeof folders

const endingOf = (name: string) => path.extname(name).slice(1)
const isPicture = (name: string) => (pictureEndings as readonly string[]).includes(endingOf(name))

function folderStray(entry: fs.Dirent, folder: Folder, root: string): string {
  if (!entry.isFile())
    return `Folders and links are ignored here; move the files into ${root}/${folder}.`
  const extension = folders[folder]
  const otherFolder: Folder = extension === 'md' ? 'workouts' : 'articles'
  const { name, ext } = path.parse(entry.name)
  const ending = ext.slice(1).toLowerCase()
  if (ending === folders[otherFolder])
    return `A ${ext} file does not belong here; move it to ${root}/${otherFolder}.`
  if (textEndings.includes(ending))
    return `The name does not end in .${extension}, so the file is ignored; rename it to ${name}.${extension}.`
  return `This kind of file is ignored here; use .${extension} files and pictures (${joinWithOr(pictureEndings)}, in lower case).`
}

/** Entries of a folder by name; undefined if it isn't a readable folder. */
function readEntries(folder: string): fs.Dirent[] | undefined {
  try {
    return fs
      .readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !ignored.test(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return undefined
  }
}

function rootStray(entry: fs.Dirent): string {
  const knownNames = entry.isDirectory() ? Object.keys(folders) : settingsFiles
  const otherwise = `; delete it, or move its content to ${joinWithOr(Object.keys(folders))}.`
  const kind = entry.isDirectory() ? 'folder' : 'file'
  return `The ${kind} is ignored${didYouMean(entry.name, knownNames, otherwise)}`
}

/** Lists the content folder's files. Misplaced files and missing folders are strays. */
export function listFolder(root: string): FolderListing {
  const articles: string[] = []
  const guides: string[] = []
  const plans: string[] = []
  const exercises: string[] = []
  const people: string[] = []
  const pictures: string[] = []
  const settings: string[] = []
  const strays: FolderListing['strays'] = []
  const lists = { articles, guides, workouts: plans, exercises, people }
  const entries = readEntries(root)

  for (const entry of entries ?? []) {
    if (entry.isDirectory() && entry.name in folders) continue
    if (entry.isFile() && settingsFiles.includes(entry.name)) settings.push(entry.name)
    else if (entry.isFile() && isPicture(entry.name)) pictures.push(entry.name)
    else strays.push({ file: entry.name, message: rootStray(entry) })
  }
  for (const folder of entries ? (Object.keys(folders) as Folder[]) : []) {
    const inFolder = readEntries(path.join(root, folder))
    if (!inFolder && !optionalFolders.includes(folder))
      strays.push({ file: folder, message: 'The folder is missing; create it.' })
    for (const entry of inFolder ?? []) {
      const file = `${folder}/${entry.name}`
      if (entry.isFile() && endingOf(entry.name) === folders[folder]) lists[folder].push(file)
      else if (entry.isFile() && isPicture(entry.name)) pictures.push(file)
      else strays.push({ file, message: folderStray(entry, folder, path.basename(root)) })
    }
  }
  if (!entries) strays.push({ file: '', message: 'There is no such folder.' })
  else if (!settings.includes('site.json'))
    strays.push({ file: 'site.json', message: 'The file is missing; it holds the brand settings.' })
  return { articles, guides, plans, exercises, people, pictures, settings, strays }
}
