import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { didYouMean } from '../../packages/content-validation'

/** The name of a family of pages, and the names of their files in src/templates and src/pages. */
export type Families = Record<string, readonly string[]>

/** The names of a site's page files: 'plan', and 'workouts-find' for src/pages/workouts/find.tsx. */
const pageNames = (site: string) =>
  ['src/templates', 'src/pages']
    .map((folder) => path.join(site, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((file) => /\.[jt]sx?$/.test(file))
    .map((file) => file.replace(/\.[jt]sx?$/, '').replaceAll(path.sep, '-'))

/** Says which name of a family no page file has; undefined if all are right. */
export function familiesMistake(families: Families, site: string): string | undefined {
  const known = pageNames(site)
  for (const [family, names] of Object.entries(families)) {
    const unknown = names.find((name) => !known.includes(name))
    if (unknown)
      return `gatsby-plugin-page-styles: families.${family} names "${unknown}", but no file in src/templates or src/pages has that name${didYouMean(unknown, known)}`
  }
  return undefined
}
