import { capitalize } from '../../../packages/basics'
import type { SiteColors } from '../../lib/colors'
import { exercisePath, paths, planPath, trainPath } from '../../lib/paths'
import type { Copy } from './copy-list'

/** The brand as the page shows it. */
interface Brand {
  name: string
  colors: SiteColors
}

const sharedPages = [
  [paths.home, 'Home'],
  [paths.plans, 'Workouts'],
  [paths.saved, 'Favorites'],
  [paths.emergency, 'In an emergency'],
] as const

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const link = (to: string, words: string) => `<li><a href="${to}">${escapeText(words)}</a></li>`
const list = (title: string, links: readonly string[]) =>
  links.length > 0 ? `<h2>${title}</h2><ul>${links.join('')}</ul>` : ''

/** 'Goblet squat' of '/exercises/goblet-squat'. */
const exerciseName = (path: string) =>
  capitalize(path.slice(exercisePath('').length).replaceAll('-', ' '))

/** The page for an address that no copy has: what the copies have. */
export function offlinePage(copies: readonly Copy[], { name, colors }: Brand): string {
  const files = new Set(copies.flatMap((copy) => copy.files))
  const { ink, paper, paperInTheDark, hull, deep } = colors
  const exercises = [...files].filter((file) => /^\/exercises\/[^./]+$/.test(file)).sort()
  const lists = [
    list(
      'Your plans',
      copies.flatMap(({ plan, title }) => [
        link(trainPath(plan), `Train: ${title}`),
        link(planPath(plan), `The plan: ${title}`),
      ]),
    ),
    list(
      'More pages',
      sharedPages.flatMap(([path, words]) => (files.has(path) ? [link(path, words)] : [])),
    ),
    list(
      'Exercises',
      exercises.map((path) => link(path, exerciseName(path))),
    ),
  ].join('')
  // Safari knows light-dark() since 17.5.
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>No network | ${escapeText(name)}</title><style>html{background:${paper};background:light-dark(${paper},${paperInTheDark});color:${ink};color:light-dark(${ink},${paper});font:1.0625rem/1.5 system-ui}body{margin:0}header{padding:1.5rem 0 2rem;border-bottom:.75rem solid ${hull};background:${deep};color:${paper}}header>*,main{max-width:44rem;margin:0 auto;padding:0 1rem}header a{display:flex;align-items:center;min-height:2.75rem;font-weight:800}h1{font-size:2rem;line-height:1.2}h2{margin:2rem 0 .5rem;font-size:1.125rem}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(14rem,100%),1fr));gap:0 1.5rem;margin:0;padding:0;list-style:none}a{color:inherit}li a{display:flex;align-items:center;min-height:2.75rem;font-weight:700}main{padding-bottom:4rem}</style><header><a href="${paths.home}">${escapeText(name)}</a><h1>No network</h1></header><main><p>This page is not saved offline. ${lists ? 'These are:' : 'No plan is, so nothing opens until you are connected.'}</p>${lists}</main></html>`
}
