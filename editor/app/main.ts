import './no-eval'
import './settings'
import CMS from '@sveltia/cms'
import { assumedPictures } from '../check/assumed-pictures'
import { checkerOf, type Files } from '../check/checker'
import { problemsText } from '../check/problem-words'
import { registerBlocks } from '../form/blocks'
import { allKinds, collections, isMarkdown, type Kind, kindOfFile } from '../form/collections'
import { registerTypedLines } from '../lines/typed-lines-control'
import { registerPreviews } from '../preview/previews'
import { commitTo, type FileChange } from './commit'
import { readServedFolder } from './served-folder'
import { fileOfForm, formOf, textOf, texts } from './texts'

declare global {
  /** Replaced when the editor is built: where a deployed editor commits to; undefined for `npm run edit`. */
  const EDITOR_BACKEND: { name: 'github' | 'gitlab'; repo: string; branch: string } | undefined
  const EDITOR_TAGS: string[]
  /** Where build-editor.ts makes the editor's local backend write. */
  var editorCommit: (changes: FileChange[]) => Promise<unknown>
}

/** Whatever the hook of the editor passes for an entry. */
interface SavedEntry {
  toJS: () => { collection: string; path: string; data: Record<string, unknown> }
  set: (name: 'data', value: object) => unknown
}

const backend = EDITOR_BACKEND
const checker = checkerOf(new Worker('/admin/check-worker.js', { type: 'module' }))

/** The editor's error that shows its cause's message, and saves nothing. */
const notSaved = (error: unknown) => new Error('saving_failed', { cause: error })

for (const kind of allKinds) {
  CMS.registerCustomFormat(`${kind}-file`, isMarkdown(kind) ? 'md' : 'json', {
    fromFile: (text: string) => {
      const whole = `${text.trimEnd()}\n`
      const form = formOf(kind, whole)
      if (backend) texts.set(fileOfForm(kind, form), whole)
      return form
    },
    toFile: (form: object) => textOf(kind, form as Record<string, unknown>),
  })
}

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const saved = entry as unknown as SavedEntry
    const { collection, path, data } = saved.toJS()
    const kind = kindOfFile(path) ?? (collection as Kind)
    try {
      const text = textOf(kind, data)
      if (backend) await checkDeployed(path, text)
      return saved.set('data', formOf(kind, text)) as typeof entry
    } catch (error) {
      throw notSaved(error)
    }
  },
})

/** `npm run edit` checks all changes of a save together, in commit.ts. */
async function checkDeployed(path: string, text: string) {
  const files = Object.fromEntries(texts)
  await checker.learn({ ...assumedPictures(Object.values({ ...files, [path]: text })), ...files })
  const { errors } = await checker.about({ [path]: text })
  if (errors.length > 0) throw new Error(problemsText(errors, path))
  texts.set(path, text)
}

registerBlocks()
registerTypedLines()
registerPreviews(checker, !backend)

if (!backend) {
  const files = await readServedFolder()
  for (const [file, data] of files) if (typeof data === 'string') texts.set(file, data)
  const heads = files.map(([file, data]) => [
    file,
    typeof data === 'string' ? data : data.slice(0, 16),
  ])
  void checker.learn(Object.fromEntries(heads) as Files)
  globalThis.editorCommit = commitTo(checker)
  // Nobody has to sign in on their own computer.
  localStorage.setItem('sveltia-cms.user', '{"backendName":"test-repo"}')
}

await CMS.init({
  config: {
    load_config_file: false,
    backend: backend ? { ...backend, auth_methods: ['token'] } : { name: 'test-repo' },
    ...(backend && { publish_mode: 'editorial_workflow' }),
    media_folder: 'content/articles',
    public_folder: '',
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    app_title: 'Editor',
    output: { omit_empty_optional_fields: true },
    collections: collections(EDITOR_TAGS),
  } as never,
})
