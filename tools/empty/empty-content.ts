import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { articlePath, guidePath, paths, personPath, planPath } from '../../src/lib/paths'
import { isDrawnBySample, samplePicture } from './sample-picture'

const SAMPLES = path.resolve(__dirname)
/** In the samples, the day on which they are written. */
const SAMPLE_DAY = '2024-01-15'

/** The folders whose files go, with the addresses of their pages and what takes their place. */
const folders = {
  articles: { ending: '.md', address: articlePath, instead: paths.blog },
  guides: { ending: '.md', address: guidePath, instead: paths.guides },
  people: { ending: '.json', address: personPath, instead: paths.about },
  workouts: { ending: '.json', address: planPath, instead: paths.plans },
} as const

type Folder = keyof typeof folders

interface Named {
  folder: Folder
  name: string
}

export interface Emptying {
  /** What goes, by folder. */
  gone: Named[]
  /** Exercises that nothing uses once that is gone. */
  unused: string[]
  /** From the addresses that go to those of the lists. */
  redirects: { from: string; to: string }[]
}

const namesIn = (root: string, folder: string, ending: string) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder))
        .filter((file) => file.endsWith(ending))
        .map((file) => path.basename(file, ending))
    : []

const readText = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8')

/** Whether the content is still the sample that the site came with. */
export const isSample = (root: string): boolean =>
  JSON.parse(readText(root, 'site.json')).sample === true

/** Says what emptying a content folder would take away. `kept` are slugs and ids that stay. */
export function planEmptying(root: string, kept: readonly string[]): Emptying {
  const all = (Object.keys(folders) as Folder[]).flatMap((folder) =>
    namesIn(root, folder, folders[folder].ending).map((name): Named => ({ folder, name })),
  )
  const gone = all.filter(({ name }) => !kept.includes(name))
  const staying = all
    .filter((one) => !gone.includes(one))
    .map(({ folder, name }) => readText(root, folder, name + folders[folder].ending))
  const samples = ['workouts/first-plan-beginner.json', 'guides/first-guide.md'].map((file) =>
    readText(SAMPLES, file),
  )
  const used = new Set([...staying, ...samples].flatMap((text) => text.match(/[a-z0-9-]+/g) ?? []))
  return {
    gone,
    unused: namesIn(root, 'exercises', '.json').filter((name) => !used.has(name)),
    redirects: gone
      .filter(({ folder }) => folder !== 'people')
      .map(({ folder, name }) => ({
        from: folders[folder].address(name),
        to: folders[folder].instead,
      })),
  }
}

/** Empties a content folder, and leaves one short sample of each kind, the emergency page and the settings. */
export async function emptyContent(
  root: string,
  { gone, unused, redirects }: Emptying,
): Promise<void> {
  for (const { folder, name } of gone)
    rmSync(path.join(root, folder, name + folders[folder].ending))
  removeExercises(root, unused)
  cpSync(SAMPLES, root, { recursive: true, filter: (file) => !file.endsWith('.ts') })
  for (const file of ['articles/first-article.md', 'guides/first-guide.md']) {
    const today = new Date().toISOString().slice(0, 10)
    const text = readText(root, file).replaceAll(SAMPLE_DAY, today)
    writeFileSync(path.join(root, file), text)
  }
  for (const folder of ['articles', 'workouts'])
    writeFileSync(path.join(root, folder, 'sample.png'), await samplePicture())
  writeFileSync(path.join(root, 'redirects.json'), `${JSON.stringify(redirects, null, 2)}\n`)
  forgetTitles(root)
  leaveBrand(root)
}

/** Removes exercises, and takes them out of the lists of those that stay. */
function removeExercises(root: string, names: readonly string[]): void {
  for (const name of names) rmSync(path.join(root, 'exercises', `${name}.json`))
  for (const name of namesIn(root, 'exercises', '.json')) {
    const file = path.join(root, 'exercises', `${name}.json`)
    const text = readFileSync(file, 'utf8')
    const shorter = text.replace(
      /"(easier|harder|instead)": (\[[^\]]*\])/g,
      (_, field: string, list: string) => {
        const left = (JSON.parse(list) as string[]).filter((id) => !names.includes(id))
        return `"${field}": ${JSON.stringify(left)}`
      },
    )
    if (shorter !== text) writeFileSync(file, shorter)
  }
}

/** Search words that lead to plans by name lead nowhere now; those of the body stay. */
function forgetTitles(root: string): void {
  const file = path.join(root, 'search.json')
  if (!existsSync(file)) return
  const search = JSON.parse(readFileSync(file, 'utf8'))
  const isTitle = (words: string) => /^[A-Z][a-z]+ [A-Z]/.test(words)
  const synonyms = search.synonyms.filter(({ means }: { means: string[] }) => !means.some(isTitle))
  writeFileSync(file, `${JSON.stringify({ ...search, synonyms }, null, 2)}\n`)
}

/** Takes the sample's own marks out of site.json, whose texts are for the new owner to change. */
function leaveBrand(root: string): void {
  const file = path.join(root, 'site.json')
  let text = readFileSync(file, 'utf8')
  const { mark, icon } = JSON.parse(text)
  for (const field of ['sample', 'mark', 'icon', 'agency'])
    text = applyEdits(text, modify(text, [field], undefined, {}))
  writeFileSync(file, text)
  for (const drawing of [mark, icon])
    if (drawing && isDrawnBySample(drawing)) rmSync(path.join(root, drawing), { force: true })
}
