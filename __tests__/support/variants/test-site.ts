import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { addEntries, FROZEN, frozenSite, writeSettings } from './content-folder'
import { odd } from './odd'

/** Writes the test site's content: the frozen content, all odd cases, and a local picture. */
export async function writeTestSite(folder: string): Promise<void> {
  const { extraTags, redirects, ...entries } = odd()
  rmSync(folder, { recursive: true, force: true })
  cpSync(FROZEN, folder, { recursive: true })
  addEntries(folder, entries)
  const frozen = JSON.parse(readFileSync(path.join(FROZEN, 'redirects.json'), 'utf8'))
  writeSettings(folder, {
    site: { ...frozenSite(), extraTags },
    redirects: [...frozen, ...redirects],
  })
  const drawing = sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#c2361c' },
  })
  writeFileSync(path.join(folder, 'articles/drawn.png'), await drawing.png().toBuffer())
}
