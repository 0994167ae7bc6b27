import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileOf, filesAfterRename } from '../../editor/file/rename'
import { formatProblem } from '../../packages/content-validation'
import { checkContent } from '../../src/content/check'
import { FROZEN, filesIn, readFrozen } from './content-forms'

const REDIRECTS = 'content/redirects.json'

const texts = new Map(filesIn(FROZEN).map((file) => [`content/${file}`, readFrozen(file)]))

const renames = [
  ['article', 'articles', ''],
  ['guide', 'guides', ''],
  ['exercise', 'exercises', ''],
  ['plan', 'workouts', 'new-'],
] as const

test('renamed entries take all that names them along, and their old addresses lead on', () => {
  const all = new Map(texts)
  for (const [kind, folder, prefix] of renames) {
    const [file = ''] = filesIn(FROZEN)
      .filter((one) => one.startsWith(`${folder}/`))
      .sort()
    const from = path.parse(file).name
    const to = prefix ? prefix + from : `${from}-new`
    const own = all.get(fileOf(kind, from)) ?? ''
    all.delete(fileOf(kind, from))
    all.set(fileOf(kind, to), own.replace(new RegExp(`("?(?:id|slug)"?: )"${from}"`), `$1"${to}"`))
    const changed = filesAfterRename(all, { kind, from, to, isPublic: true })
    for (const [one, text] of changed) {
      all.set(one, text)
      if (one !== REDIRECTS) expect(text).not.toMatch(new RegExp(`[/"]${from}["/)#]`))
    }
    const redirects = JSON.parse(all.get(REDIRECTS) ?? '[]') as { to: string }[]
    expect(redirects.at(-1)?.to).toMatch(new RegExp(`/${to}$`))
  }
  expect(errorsIn(all)).toEqual([])
})

function errorsIn(all: ReadonlyMap<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'rename-'))
  for (const [file, text] of all) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  for (const drawing of ['mark.svg', 'icon.svg'])
    copyFileSync(path.join(FROZEN, drawing), path.join(root, 'content', drawing))
  const { errors } = checkContent(path.join(root, 'content'), new Date('2027-01-01'))
  rmSync(root, { recursive: true })
  return errors.map(formatProblem)
}

test('a name that is changed back leaves no redirect onto itself', () => {
  const redirects = '[\n  { "from": "/blog/a", "to": "/blog/b" }\n]\n'
  const all = new Map([[REDIRECTS, redirects]])
  const changed = filesAfterRename(all, { kind: 'article', from: 'b', to: 'a', isPublic: true })
  expect(JSON.parse(changed.get(REDIRECTS) ?? '')).toEqual([{ from: '/blog/b', to: '/blog/a' }])
})

test('a draft, whose address nobody has, leaves no redirect', () => {
  const all = new Map([[REDIRECTS, '[]\n']])
  const draft = { kind: 'article', from: 'b', to: 'a', isPublic: false } as const
  expect(filesAfterRename(all, draft)).toEqual(new Map())
})
