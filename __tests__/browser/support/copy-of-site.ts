import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { builtFolder } from './site-under-test'

/** Copies the built site, without its large files, for a test that changes it. Returns the copy's folder. */
export function copyOfSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  cpSync(builtFolder, folder, {
    recursive: true,
    filter: (file) => !/\.(pdf|png|map)$/.test(file),
  })
  return folder
}
