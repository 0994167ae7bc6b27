import fs from 'node:fs'
import path from 'node:path'
import { didYouMean, joinWithOr } from '../../packages/content-validation'
import { kinds } from './kinds'

/** Absolute path of the editors' folder. Tests and benchmarks override it with `CONTENT_FOLDER`. */
export const contentFolder = () => path.resolve(process.env.CONTENT_FOLDER ?? 'content')

/** Picture formats that the site supports. */
export const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const

/** Files that operating systems and git create, and READMEs. */
const ignored = /^\.|^(thumbs\.db|desktop\.ini|readme\.md)$/i

/** Extensions that authors give a markdown or JSON file by mistake. */
const textEndings = ['', 'md', 'markdown', 'mdx', 'txt', 'json', 'json5', 'jsonc']

const patterns = Object.values(kinds).map(({ files }) => path.parse(files))
const settingsFiles = patterns.flatMap(({ dir, base }) => (dir ? [] : base))
/** The ending of each folder's files. */
const folders = new Map(patterns.flatMap(({ dir, ext }) => (dir ? [[dir, ext.slice(1)]] : [])))
const folderNames = [...folders.keys()]

const requiredFiles = [
  [kinds.site.files, 'the brand settings'],
  [kinds.emergency.files, 'what to do in an emergency'],
] as const

/** Folders a site can omit. */
const optionalFolders: readonly string[] = ['guides', 'pages', 'exercises', 'people']

const endingOf = (name: string) => path.extname(name).slice(1)
const isPicture = (entry: fs.Dirent) =>
  entry.isFile() && (pictureEndings as readonly string[]).includes(endingOf(entry.name))

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

function rootMistake(entry: fs.Dirent): string {
  const [kind, knownNames] = entry.isDirectory() ? ['folder', folderNames] : ['file', settingsFiles]
  const otherwise = `; delete it, or move its content to ${joinWithOr(folderNames)}.`
  return `The ${kind} is ignored${didYouMean(entry.name, knownNames, otherwise)}`
}

function folderMistake(entry: fs.Dirent, folder: string, root: string): string {
  if (!entry.isFile())
    return `Folders and links are ignored here; move the files into ${root}/${folder}.`
  const extension = folders.get(folder)
  const otherFolder = extension === 'md' ? 'workouts' : 'articles'
  const { name, ext } = path.parse(entry.name)
  const ending = ext.slice(1).toLowerCase()
  if (ending === folders.get(otherFolder))
    return `A ${ext} file does not belong here; move it to ${root}/${otherFolder}.`
  if (textEndings.includes(ending))
    return `The name does not end in .${extension}, so the file is ignored; rename it to ${path.parse(name).ext === `.${extension}` ? name : `${name}.${extension}`}.`
  return `This kind of file is ignored here; use .${extension} files and pictures (${joinWithOr(pictureEndings)}, in lower case).`
}

/**
 * Lists the content folder's files, relative to it; drawings are only beside site.json. Reports misplaced files and
 * missing folders.
 */
export function listFolder(root: string, report: (file: string, message: string) => void) {
  const files: string[] = []
  const pictures: string[] = []
  const drawings: string[] = []
  const entries = readEntries(root)
  if (!entries) {
    report('', 'There is no such folder.')
    return { files, pictures, drawings }
  }
  for (const entry of entries) {
    const { name } = entry
    if (entry.isDirectory() && folders.has(name)) continue
    if (entry.isFile() && settingsFiles.includes(name)) files.push(name)
    else if (isPicture(entry)) pictures.push(name)
    else if (entry.isFile() && name.endsWith('.svg')) drawings.push(name)
    else report(name, rootMistake(entry))
  }
  for (const [file, holds] of requiredFiles)
    if (!files.includes(file)) report(file, `The file is missing; it holds ${holds}.`)
  for (const [folder, ending] of folders) {
    const inFolder = readEntries(path.join(root, folder))
    if (!inFolder && !optionalFolders.includes(folder))
      report(folder, 'The folder is missing; create it.')
    for (const entry of inFolder ?? []) {
      const file = `${folder}/${entry.name}`
      if (entry.isFile() && endingOf(entry.name) === ending) files.push(file)
      else if (isPicture(entry)) pictures.push(file)
      else report(file, folderMistake(entry, folder, path.basename(root)))
    }
  }
  return { files, pictures, drawings }
}
