import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Minimum numbers of articles and plans. */
export interface Amount {
  articles: number
  plans: number
}

const DAY = 86_400_000

/** Early enough that ten thousand daily articles are all published. */
const FIRST_DAY = Date.UTC(1990, 0, 1)

/**
 * Writes a content folder as after years of growth: the real one plus copies of its articles and plans with
 * unique names, titles and dates.
 */
export function growContent(real: string, grown: string, { articles, plans }: Amount): void {
  rmSync(grown, { recursive: true, force: true })
  cpSync(real, grown, { recursive: true })
  for (const kind of ['articles', 'workouts'])
    mkdirSync(path.join(grown, kind), { recursive: true })
  copies(path.join(real, 'articles'), '.md', articles, (text, name, number) => ({
    file: path.join(grown, 'articles', `copy-${number}-${name}.md`),
    text: text
      .replace(/^id: .*$/m, `id: "${number + 1000}"`)
      .replace(/^slug: .*$/m, `slug: copy-${number}-${name}`)
      .replace(/^title: "?(.*?)"?$/m, `title: "$1, ${number}"`)
      .replace(/^updated: .*\n/m, '')
      .replace(/^date: .*$/m, `date: "${isoDay(number)}"`),
  }))
  copies(path.join(real, 'workouts'), '.json', plans, (text, name, number) => {
    const { featured: _, ...plan } = JSON.parse(text)
    const copy = { ...plan, id: `copy-${number}-${name}`, title: `${plan.title} ${number}` }
    return {
      file: path.join(grown, 'workouts', `copy-${number}-${name}.json`),
      text: JSON.stringify(copy, null, 2),
    }
  })
}

const isoDay = (number: number) => new Date(FIRST_DAY + number * DAY).toISOString().slice(0, 10)

function copies(
  folder: string,
  ending: string,
  amount: number,
  copy: (text: string, name: string, number: number) => { file: string; text: string },
) {
  const originals = readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => ({
      name: path.basename(file, ending),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }))
  for (let number = originals.length; number < amount; number++) {
    const original = originals[number % originals.length]
    if (!original) throw new Error(`There is nothing to copy in ${folder}.`)
    const { file, text } = copy(original.text, original.name, number)
    writeFileSync(file, text)
  }
}
