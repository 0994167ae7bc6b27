import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './fixtures'
import { builtFiles } from './support/built-files'

const WARM = '.test/warm/public'
const CLEAN = '.test/clean/public'

test("a build over another version's output equals a clean build, byte for byte", () => {
  const files = builtFiles(CLEAN).sort()
  expect(files.length).toBeGreaterThan(100)
  expect(builtFiles(WARM).sort()).toEqual(files)
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file))
  expect(files.filter((file) => !read(WARM, file).equals(read(CLEAN, file)))).toEqual([])
})
