import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { drawPoses } from '../../content/figure/draw-poses'
import type { Exercise } from '../../content/schema/exercise'
import type { BuiltPlan } from '../../documents/built-plan'
import type { BuiltArticle, BuiltGuide, BuiltSite } from '../../documents/built-site'
import { figureFile } from '../../documents/figure-file'
import { inParallel } from '../../documents/files/in-parallel'
import { writeOnly } from '../../documents/files/write-only'
import { equipmentText, listText } from '../../exercises/model/exercise-words'
import { parseDuration } from '../../lib/duration'
import { articlePath, guidePath, paths } from '../../lib/paths'
import {
  figurePath,
  indexPartPath,
  type ListedPage,
  type SearchList,
  type Section,
  searchListPath,
  sectionsPath,
} from '../../search/model/files'
import type { SearchHints } from '../../search/model/hints'
import { allTools } from '../../tools/model/catalogue'
import type { Tool } from '../../tools/model/form'
import { articleBody } from '../feeds/article-body'
import { buildIndex, type IndexedSection } from './build-index'
import { sectionsOfHtml } from './html-sections'
import { withoutRepeatedLines } from './repeated-lines'

/** How many articles are read at once: each page's data is several times as large as its text. */
const AT_ONCE = 8

/** A page that can be found, with its sections and the words that apply to the whole page. */
interface FoundPage {
  page: ListedPage
  /** Words that count like the page's title: topics, level, equipment. */
  topics: string
  sections: Section[]
  /** A file with the figure of an exercise. */
  figure?: string
}

/**
 * Writes the files of the search page: a list of all pages, the index in parts, the texts of every page's
 * sections, for the excerpts of matches, and the figure of every exercise.
 */
export async function writeSearch(site: BuiltSite): Promise<void> {
  const found = [
    ...(await inParallel(site.articles, AT_ONCE, (article) => foundArticle(article, site))),
    ...(await inParallel(site.guides, AT_ONCE, (guide) => foundGuide(guide, site))),
    ...site.plans.map(foundPlan),
    ...site.exercises.map(foundExercise),
    ...allTools.map(foundTool),
  ]
  const { parts, borders, averages } = buildIndex(withoutRepeatedLines(found.flatMap(indexed)))
  const pages = found.map(({ page }) => page)
  const version = hashOf([borders, averages, ...parts, ...found])
  const list: SearchList = { version, pages, borders, averages, words: wordsOf(site) }
  const files = new Map<string, object>([
    [searchListPath, list],
    ...parts.map((part, index): [string, object] => [indexPartPath(version, index), part]),
    ...found.map(({ page, sections }): [string, object] => [sectionsPath(version, page), sections]),
  ])
  const folder = path.join(site.publicFolder, paths.search)
  await mkdir(folder, { recursive: true })
  const named = new Map([...files].map(([address, data]) => [path.basename(address), data]))
  await writeOnly(folder, '.json', named, (data) => JSON.stringify(data))
  const figures = found.flatMap(({ page, figure }): [string, string][] =>
    figure ? [[path.basename(figurePath(version, page)), figure]] : [],
  )
  await writeOnly(folder, '.svg', new Map(figures), (svg) => svg)
}

/** Returns the editors' words for the search. An emergency without a text has that of the safety block. */
function wordsOf({ search, settings }: BuiltSite): SearchHints {
  const ours = [settings.safety?.emergency ?? '']
  const emergencies = search.emergencies.map(({ text = ours, ...rest }) => ({ ...rest, text }))
  return { ...search, emergencies }
}

/** Returns a hash of data, piece by piece: as one text, a large site's would not fit into memory. */
function hashOf(pieces: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(JSON.stringify(piece))
  return hash.digest('hex').slice(0, 12)
}

/** Returns the fields of each of a page's sections. The words of the whole page are in the first one. */
const indexed = ({ page: [, , title], topics, sections }: FoundPage): IndexedSection[] =>
  sections.map(([, heading, text], index) =>
    index === 0 ? [title, topics, text] : ['', heading, text],
  )

async function foundArticle(article: BuiltArticle, site: BuiltSite): Promise<FoundPage> {
  const { slug, title, excerpt, category, tags, summary = [] } = article
  const sections = await foundText(articlePath(slug), [excerpt, ...summary], site)
  const topics = [category, ...tags].join(' ')
  return { page: ['article', slug, title, sections.length], topics, sections }
}

async function foundGuide(guide: BuiltGuide, site: BuiltSite): Promise<FoundPage> {
  const { slug, title, excerpt, summary, notFor } = guide
  const sections = await foundText(guidePath(slug), [excerpt, ...summary, ...notFor], site)
  return { page: ['guide', slug, title, sections.length], topics: 'guide', sections }
}

/** Returns the sections of a text. The first one includes the lines that the page shows above the text. */
async function foundText(address: string, lines: readonly string[], site: BuiltSite) {
  const [[id, heading, opening], ...rest] = sectionsOfHtml(await articleBody(address, site)) as [
    Section,
    ...Section[],
  ]
  return [[id, heading, [...lines, opening].join('\n')] as Section, ...rest]
}

function foundPlan(plan: BuiltPlan): FoundPage {
  const { planId, title, description, level, category, aim, equipment } = plan
  const { overview, goals, exercises, length, duration } = plan
  const sessions = parseDuration(duration)?.perWeek ?? ''
  const size = `${length} weeks, ${sessions} sessions a week. Equipment: ${equipment}.`
  const lines = [description, size, overview, ...goals]
  const names = exercises.map(({ name }) => name)
  return {
    page: ['plan', planId, title, 1],
    topics: [level, category, aim ?? '', equipment, `${sessions}-day workout plan`].join(' '),
    sections: [['', '', [...lines, ...(names.length ? [names.join(', ')] : [])].join('\n')]],
  }
}

/** Words for muscles that people search for. */
const muscleGroups: Record<string, string> = {
  chest: 'pecs',
  shoulders: 'delts',
  'upper back': 'traps',
  lats: 'back',
  biceps: 'arms',
  triceps: 'arms',
  forearms: 'arms grip',
  abs: 'core stomach belly',
  obliques: 'core waist',
  glutes: 'legs butt hips',
  quads: 'legs thighs',
  hamstrings: 'legs thighs',
  adductors: 'legs groin',
  calves: 'legs',
}

const groupsOf = (muscles: readonly string[]) => [
  ...new Set(muscles.flatMap((muscle) => muscleGroups[muscle] ?? [])),
]

function foundExercise(exercise: Exercise): FoundPage {
  const { id, title, alsoCalled, pattern, equipment, pair, level, figure } = exercise
  const { main, helping } = exercise.muscles
  const facts = [
    equipmentText(equipment, pair),
    listText(main),
    ...(helping.length > 0 ? [`helped by ${helping.join(', ')}`] : []),
    level,
    ...(alsoCalled?.length ? [`also called ${alsoCalled.join(', ')}`] : []),
  ]
  const signs = exercise.mistakes.map(({ sign }) => sign)
  return {
    page: figure ? ['exercise', id, title, 1, 1] : ['exercise', id, title, 1],
    topics: [pattern, ...main, ...groupsOf(main), 'exercise form technique'].join(' '),
    sections: [['', '', [facts.join(' · '), ...exercise.cues, ...signs].join('\n')]],
    ...(figure && { figure: fileOf(id, figure) }),
  }
}

const fileOf = (id: string, figure: NonNullable<Exercise['figure']>) =>
  figureFile([{ id, ...drawPoses(figure), picture: null }]).svg

const foundTool = ({ name, title, line }: Tool): FoundPage => ({
  page: ['tool', name, title, 1],
  topics: 'tool calculator',
  sections: [['', '', line]],
})
