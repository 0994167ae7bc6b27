import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './fixtures'
import { builtFiles } from './support/built-files'

const WARM = '.test/warm/public'
const CLEAN = '.test/clean/public'

/** Files that a visitor or a robot reads, without the app's code and its names. */
const isContent = (file: string) =>
  /\.(html|json|md|pdf|png|svg|txt|webp|xml)$/.test(file) &&
  !/^(_gatsby|offline|webpack\.stats|chunk-map|page-data\/app-data)/.test(file)

/** A file's content. Compilations of the same code may differ in scripts, styles and hashes. */
function contentOf(folder: string, file: string): string {
  const text = readFileSync(path.join(folder, file), 'latin1')
  if (!file.endsWith('.html')) return text
  return text.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/-[0-9a-f]{8}(?=\.js)/g, '')
}

test("a build over another version's output shows what a clean build shows", () => {
  const files = builtFiles(CLEAN).filter(isContent).sort()
  expect(files.length).toBeGreaterThan(100)
  expect(builtFiles(WARM).filter(isContent).sort()).toEqual(files)
  expect(files.filter((file) => contentOf(WARM, file) !== contentOf(CLEAN, file))).toEqual([])
})
