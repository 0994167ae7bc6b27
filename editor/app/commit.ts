import type { Checker, Files } from '../check/checker'
import { problemsText } from '../check/problem-words'
import { filesAfterRename } from '../file/rename'
import { kindNames, kindOfFile, nameField } from '../form/collections'
import { saveFiles } from './save-files'
import { showMessage } from './show-message'
import { fileOfForm, formOf, texts } from './texts'

/** What @sveltia/cms hands to a backend to write. */
export interface FileChange {
  action: 'create' | 'update' | 'move' | 'delete'
  path: string
  previousPath?: string
  data?: string | File
}

type Changes = Map<string, string | File | null>

/**
 * Writes changes to the served folder if the content check has nothing new against them. Whoever changes an entry's
 * address renames it: its file, whatever names it, and a redirect change with it. Throws a sentence to show.
 */
export const commitTo = (checker: Checker) => async (changes: readonly FileChange[]) => {
  const files: Changes = new Map()
  for (const { path, previousPath, action, data } of changes) {
    if (previousPath) files.set(previousPath, null)
    files.set(path, action === 'delete' ? null : (data ?? null))
  }
  const renamed = changes.flatMap(({ action, path, data }) =>
    action === 'update' && typeof data === 'string' ? rename(files, path, data) : [],
  )
  const opened = changes[0]?.path
  try {
    await refuseMistakes(checker, files, renamed[0]?.path ?? opened)
    await saveFiles([...files].map(([path, after]) => ({ path, before: texts.get(path), after })))
  } catch (error) {
    // The editor shows why an entry was not saved, but not why it was not deleted.
    if (changes.some(({ action }) => action === 'delete'))
      showMessage('Not deleted', error instanceof Error ? error.message : String(error))
    throw error
  }
  for (const [path, data] of files)
    if (typeof data === 'string') texts.set(path, data)
    else texts.delete(path)
  await checker.learn(await checked(files))
  if (renamed[0]) showRenamed(renamed[0])
  return { sha: String(Date.now()), files: Object.fromEntries([...files].flatMap(savedFile)) }
}

const savedFile = ([path, data]: [string, string | File | null]) =>
  data === null ? [] : [[path, { sha: `${path} ${Date.now()}`, file: new File([data], path) }]]

/** Moves a file whose address was changed, with what refers to it. */
function rename(files: Changes, path: string, data: string) {
  const kind = kindOfFile(path)
  if (!kind) return []
  const form = formOf(kind, data)
  const to = fileOfForm(kind, form)
  if (to === path) return []
  if (texts.has(to))
    throw new Error(`There is already a ${kindNames[kind][1].toLowerCase()} with this address.`)
  const from = path.replace(/^.*\/|\.\w+$/g, '')
  const name = String(form[nameField(kind)])
  const all = new Map(texts)
  for (const [file, text] of files) if (typeof text === 'string') all.set(file, text)
  all.delete(path)
  all.set(to, data)
  const isPublic = form.draft !== true
  const others = filesAfterRename(all, { kind, from, to: name, isPublic })
  files.set(path, null)
  files.set(to, data)
  for (const [file, text] of others) files.set(file, text)
  return [{ path: to, kind, from, name, isPublic, count: others.size }]
}

type Renamed = ReturnType<typeof rename>[number]

/** Says what a rename changed, then opens the entry at its new address: the lists still have the old one. */
function showRenamed({ kind, from, name, isPublic, count }: Renamed) {
  const redirect = isPublic ? ' Whoever follows an old link is sent to the new address.' : ''
  const others = count > 0 ? ` Other files changed with it: ${count}.` : ''
  showMessage('Renamed', `“${from}” is now “${name}”.${redirect}${others}`, () => {
    location.hash = `#/collections/${kind}/entries/${name}`
    location.reload()
  })
}

async function refuseMistakes(checker: Checker, files: Changes, opened: string | undefined) {
  const { errors } = await checker.about(await checked(files))
  if (errors.length > 0) throw new Error(problemsText(errors, opened))
}

/** The changes as the check reads them: of a picture, the first bytes. */
async function checked(files: Changes): Promise<Files> {
  const entries = [...files].map(
    async ([path, data]): Promise<[string, Files[string]]> => [
      path,
      data instanceof File ? new Uint8Array(await data.slice(0, 16).arrayBuffer()) : data,
    ],
  )
  return Object.fromEntries(await Promise.all(entries))
}
