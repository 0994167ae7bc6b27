import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes the site's current content with the most common edits: an added article and plan, another year and
 * another tagline, for a build on top of the last one.
 */
export function writeEditedContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync('content', folder, { recursive: true })

  const [article = ''] = readdirSync(path.join(folder, 'articles')).filter(isNamed('.md'))
  const text = readFileSync(path.join(folder, 'articles', article), 'utf8')
    .replace(/^id: .*$/m, 'id: "9999"')
    .replace(/^slug: .*$/m, 'slug: "one-more-article"')
    .replace(/^title: .*$/m, 'title: "One More Article"')
  writeFileSync(path.join(folder, 'articles/one-more-article.md'), text)

  const [plan = ''] = readdirSync(path.join(folder, 'workouts')).filter(isNamed('.json'))
  const { featured, ...like } = JSON.parse(
    readFileSync(path.join(folder, 'workouts', plan), 'utf8'),
  )
  const id = `one-more-plan-${like.level.toLowerCase()}`
  writeJson(path.join(folder, 'workouts', `${id}.json`), { ...like, id, title: 'One More Plan' })

  const site = path.join(folder, 'site.json')
  const settings = JSON.parse(readFileSync(site, 'utf8'))
  const copyrightYear = settings.copyrightYear + 1
  writeJson(site, { ...settings, copyrightYear, tagline: 'Another tagline. Another year.' })
}

const isNamed = (ending: string) => (file: string) => file.endsWith(ending)

const writeJson = (file: string, value: object) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
