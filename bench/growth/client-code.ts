import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the size and a fingerprint of a built site's scripts. */
export function clientCode(publicFolder: string): { bytes: number; fingerprint: string } {
  const hash = createHash('sha256')
  let bytes = 0
  const scripts = readdirSync(publicFolder).filter((name) => name.endsWith('.js'))
  for (const name of scripts.sort()) {
    const content = readFileSync(path.join(publicFolder, name))
    bytes += content.length
    hash.update(name).update(content)
  }
  return { bytes, fingerprint: hash.digest('hex').slice(0, 12) }
}
