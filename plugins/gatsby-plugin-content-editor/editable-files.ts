import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** What the editor calls the folder, whatever it is called on disk. */
const NAME = 'content'
/**
 * 'content/site.json' or 'content/articles/a.md': no hidden file, no folder further down, nothing that runs. The
 * brand's drawings are beside site.json.
 */
const allowed =
  /^content\/(?:(?:[a-z]+\/)?(?!\.)[\w.-]+\.(?:md|json|jpe?g|png|webp|avif)|(?!\.)[\w.-]+\.svg)$/

/** A refusal, with the HTTP status for it and a sentence for the editor. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export interface FileToWrite {
  path: string
  /** SHA-256 of the file as the editor read it; null if there must be none. */
  before: string | null
  text?: string
  base64?: string
}

/** The place of a file on disk. Refuses everything but content files inside the folder. */
export function placeOf(root: string, file: string): string {
  const place = path.join(root, path.posix.relative(NAME, file))
  const folder = path.dirname(place)
  // A link could lead out of the folder.
  const isInside =
    allowed.test(file) &&
    fs.existsSync(folder) &&
    `${fs.realpathSync(folder)}${path.sep}`.startsWith(`${fs.realpathSync(root)}${path.sep}`) &&
    !(fs.existsSync(place) && fs.lstatSync(place).isSymbolicLink())
  if (!isInside) throw new Refusal(403, `${file} is no content file, so nothing was saved.`)
  return place
}

/** All files that the editor may read. */
export const listFiles = (root: string): string[] =>
  fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => path.posix.join(NAME, ...file.split(path.sep)))
    .filter((file) => allowed.test(file))
    .sort()

const hashOf = (place: string) =>
  fs.existsSync(place) ? createHash('sha256').update(fs.readFileSync(place)).digest('hex') : null

/** Writes all files, or none if one is not what it was when the editor read it. */
export function writeFiles(root: string, files: readonly FileToWrite[]): void {
  for (const { path: file, before } of files) {
    const now = hashOf(placeOf(root, file))
    if (now === before) continue
    if (before === null)
      throw new Refusal(
        409,
        `There is already a file ${file}, so nothing was saved: choose another name.`,
      )
    const what = now === null ? 'deleted' : 'changed'
    throw new Refusal(
      409,
      `${file} was ${what} outside the editor after you opened it, so nothing was saved. Copy what you typed, and reload this page.`,
    )
  }
  // Written beside each file first, so that a full disk leaves all of them whole.
  const written = files.flatMap(({ path: file, text, base64 }) => {
    if (text === undefined && base64 === undefined) return []
    const place = placeOf(root, file)
    const beside = path.join(path.dirname(place), `.${path.basename(place)}.new`)
    fs.writeFileSync(beside, text ?? Buffer.from(base64 ?? '', 'base64'))
    return [{ beside, place }]
  })
  for (const { beside, place } of written) fs.renameSync(beside, place)
  for (const { path: file, text, base64 } of files)
    if (text === undefined && base64 === undefined) fs.rmSync(placeOf(root, file), { force: true })
}
