import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SESSION_ADDRESS_KEY } from '../../src/head-script/open-session'
import { storedData } from '../../src/layout/stored-data'
import { copyName } from '../../src/offline/model/copy-list'
import { STARTED_PLANS_KEY } from '../../src/started-plans/started-plans-key'
import { checkMarksKey } from '../../src/training/model/marked-session'
import { AHEAD_KEY } from '../../src/training/storage/write-ahead'

/** The site's code, by file. */
const code = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join('src', file), 'utf8')]),
)

/** Calls that store data in the browser. */
const asks =
  /browserStorage\.write\(\s*([^,]+),|storedValue(?:<[^(]*>)?\(\s*([^,]+),|openDB(?:<[^(]*>)?\(\s*([^,]+),|caches\.open\(\s*([^)]+)\)/g

/** A helper that stores nothing of its own; its callers name the keys. */
const helper = path.join('components', 'stored-value.ts')

/** Keys that other files than the callers define. */
const namedElsewhere: Record<string, string> = {
  AHEAD_KEY,
  SESSION_ADDRESS_KEY,
  STARTED_PLANS_KEY,
  name: 'copy …',
}

function keyOf(words: string, text: string): string {
  const [, literal] = /^'([^']+)'$/.exec(words) ?? []
  if (literal) return literal
  const [, constant] =
    new RegExp(`const ${words.replace(/\W.*$/, '')} = '([^']+)'`).exec(text) ?? []
  const elsewhere = Object.entries(namedElsewhere).find(([name]) => words.startsWith(name))
  return constant ?? elsewhere?.[1] ?? words
}

test('the privacy page lists exactly the data that the code stores in the browser', () => {
  const kept = [...code].flatMap(([file, text]) =>
    file === helper
      ? []
      : [...text.matchAll(asks)].map((match) =>
          keyOf(match.slice(1).find(Boolean)?.trim() ?? '', text),
        ),
  )
  // Plan pages stored it until December 2026, and it stays.
  kept.push(checkMarksKey('…'))
  expect(new Set(kept)).toEqual(
    new Set(Object.values(storedData).flatMap((items) => items.map(({ key }) => key))),
  )
  expect(copyName('', '')).toMatch(/^copy /)
})

test('only browser-storage.ts uses storage APIs directly', () => {
  const means =
    /document\.cookie|sessionStorage|localStorage\.setItem|localStorage\[|indexedDB\.open|cookieStore/
  const files = [...code].filter(([, text]) => means.test(text)).map(([file]) => file)
  expect(files).toEqual([path.join('lib', 'browser-storage.ts')])
})
