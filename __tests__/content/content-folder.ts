import fs from 'node:fs'
import path from 'node:path'
import { checkContent } from '../../src/content/check'
import { temporaryFolder } from '../support/temporary-folder'

/** The day the tests run the check on. */
export const today = new Date('2025-06-01T12:00:00Z')

/** A picture of one pixel, whose header says 1600 × 1000: the check reads no more of it. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
png.writeUInt32BE(1600, 16)
png.writeUInt32BE(1000, 20)

/** A temporary content folder that a test can change. */
export class ContentFolder {
  readonly root = path.join(temporaryFolder(), 'content')

  write(file: string, text: string | Uint8Array) {
    const full = path.join(this.root, file)
    fs.mkdirSync(path.dirname(full), { recursive: true })
    fs.writeFileSync(full, text)
  }

  read(file: string) {
    return fs.readFileSync(path.join(this.root, file), 'utf8')
  }

  remove(file: string) {
    fs.rmSync(path.join(this.root, file), { recursive: true })
  }

  rename(from: string, to: string) {
    fs.renameSync(path.join(this.root, from), path.join(this.root, to))
  }

  picture(file: string) {
    this.write(file, png)
  }

  /** Replaces a piece of text. Throws if it is missing, so no test silently breaks nothing. */
  replace(file: string, from: string, to: string) {
    const text = this.read(file)
    if (!text.includes(from)) throw new Error(`${file} does not have ${from}`)
    this.write(
      file,
      text.replace(from, () => to),
    )
  }

  /** Changes fields of a JSON file, which need not exist; undefined removes one. */
  change(file: string, fields: object) {
    const full = path.join(this.root, file)
    const before = fs.existsSync(full) ? JSON.parse(this.read(file)) : {}
    this.write(file, JSON.stringify({ ...before, ...fields }, null, 2))
  }

  check(now = today) {
    return checkContent(this.root, now)
  }
}
