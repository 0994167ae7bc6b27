import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Exercise } from '../../content/schema/exercise'
import type { BuiltPlan } from '../../documents/built-plan'
import type { BuiltArticle, BuiltGuide, BuiltSite } from '../../documents/built-site'
import { writeOnly } from '../../documents/files/write-only'
import { equipmentText, listText } from '../../exercises/model/exercise-words'
import { parseDuration } from '../../lib/duration'
import { articlePath, guidePath, paths } from '../../lib/paths'
import {
  indexPartPath,
  type ListedPage,
  type SearchList,
  type Section,
  searchListPath,
  sectionsPath,
} from '../../search/model/files'
import type { SearchWords } from '../../search/model/query'
import { allTools } from '../../tools/model/catalogue'
import type { Tool } from '../../tools/model/form'
import { articleBody } from '../feeds/article-body'
import { buildIndex, type IndexedSection } from './build-index'
import { sectionsOfHtml } from './html-sections'
import { withoutRepeatedLines } from './repeated-lines'

/** A page that can be found, with its sections and the words that belong to all of it. */
interface FoundPage {
  page: ListedPage
  /** Found under the page's title: topics, level, equipment. */
  topics: string
  sections: Section[]
}

/**
 * Writes what the search page asks for: a list of all pages, the index in its parts, and the texts of
 * every page's sections, of which matches are shown.
 */
export async function writeSearch(site: BuiltSite): Promise<void> {
  const found = [
    ...(await Promise.all(site.articles.map((article) => foundArticle(article, site)))),
    ...(await Promise.all(site.guides.map((guide) => foundGuide(guide, site)))),
    ...site.plans.map(foundPlan),
    ...site.exercises.map(foundExercise),
    ...allTools.map(foundTool),
  ]
  const { parts, borders, averages } = buildIndex(withoutRepeatedLines(found.flatMap(indexed)))
  const pages = found.map(({ page }) => page)
  const version = hashOf([parts, borders, averages, found])
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
}

/** What editors tell the search. An emergency without words has those of the safety block. */
function wordsOf({ search, settings }: BuiltSite): SearchWords {
  const ours = [settings.safety?.emergency ?? '']
  const emergencies = search.emergencies.map(({ text = ours, ...rest }) => ({ ...rest, text }))
  return { ...search, emergencies }
}

const hashOf = (data: unknown) =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 12)

/** The fields of each of a page's sections: the page's own words count in its first. */
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

/** The sections of a text, the first of them with the lines that its page shows above it. */
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

/** What people look for who do not know the names of muscles. */
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
  const { id, title, alsoCalled, pattern, equipment, pair, level } = exercise
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
    page: ['exercise', id, title, 1],
    topics: [pattern, ...main, ...groupsOf(main), 'exercise form technique'].join(' '),
    sections: [['', '', [facts.join(' · '), ...exercise.cues, ...signs].join('\n')]],
  }
}

const foundTool = ({ name, title, line }: Tool): FoundPage => ({
  page: ['tool', name, title, 1],
  topics: 'tool calculator',
  sections: [['', '', line]],
})
