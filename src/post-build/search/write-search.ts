import { createHash } from 'node:crypto'
import path from 'node:path'
import { pluralize } from '../../../packages/basics'
import { byFileName, syncFolder, writeAtomically } from '../../../packages/build-files'
import { drawPoses } from '../../../packages/figures'
import { parseDuration } from '../../../packages/progression'
import { allTools } from '../../calculators/model/catalogue'
import type { Tool } from '../../calculators/model/form'
import type { CompletePlan } from '../../content/derive/complete-plan'
import type { EmergencyStep } from '../../content/schema/emergency'
import type { Exercise } from '../../content/schema/exercise'
import type { BuiltArticle, BuiltGuide, BuiltSite } from '../../documents/built-site'
import { type FigureSymbol, figureFile } from '../../documents/figure-file'
import { equipmentText, listText } from '../../exercises/model/exercise-labels'
import { articlePath, guidePath, paths } from '../../lib/paths'
import type { DangerWords } from '../../search/model/danger'
import {
  type ListedPage,
  type SearchIndex,
  type SearchTexts,
  type Section,
  searchIndexPath,
  searchPagesPath,
  searchTextsPath,
} from '../../search/model/search-index'
import { articleHtml } from '../article-html'
import { buildIndex, type IndexedSection } from './build-index'
import { sectionsOfHtml } from './html-sections'
import { withoutRepeatedLines } from './repeated-lines'

/** A searchable page, with its sections and words that apply to all of it. */
interface SearchablePage {
  page: ListedPage
  /** Words weighted like the title: topics, level, equipment. */
  topics: string
  sections: Section[]
}

/** Writes the search's files: the index, the texts of all sections, the list of pages, and the exercises' figures. */
export async function writeSearch(site: BuiltSite): Promise<void> {
  const searchable = [
    ...site.articles.map((article) => searchableArticle(article, site)),
    ...site.guides.map((guide) => searchableGuide(guide, site)),
    ...site.plans.map(searchablePlan),
    ...site.exercises.map(searchableExercise),
    ...allTools.map(searchableTool),
    searchableEmergency(site),
    ...sitePages(site),
  ]
  const pages = searchable.map(({ page }) => page)
  const sections = searchable.flatMap((page) => page.sections)
  const figures = figureFile(site.exercises.flatMap(figureSymbol))
  const content = {
    pages,
    index: buildIndex(withoutRepeatedLines(searchable.flatMap(indexedSections))),
    figures: figures.address,
    words: site.search,
    danger: dangerWords(site),
  }
  const version = hashOf([content, sections])
  const files: [address: string, data: SearchIndex | SearchTexts | ListedPage[]][] = [
    [searchIndexPath, { version, ...content }],
    [searchTextsPath, { version, sections }],
    [searchPagesPath, pages],
  ]
  const nameOf = ([address]: readonly [string, unknown]) => path.basename(address)
  const folder = path.join(site.publicFolder, paths.search)
  await syncFolder(folder, '.json', byFileName(files, nameOf), ([, data]) => JSON.stringify(data))
  await writeAtomically(path.join(site.publicFolder, figures.address), figures.svg)
}

/** What the search needs of the emergency page. What to do first stands for any emergency, without an id. */
function dangerWords({ emergency }: BuiltSite): DangerWords {
  const { first, sections, sameWords, harmless } = emergency
  const searched = (steps: readonly EmergencyStep[]) =>
    steps.flatMap(({ text, words }) => (words ? [{ advice: text, words }] : []))
  return {
    sections: [
      ...sections.map(({ id, title, now, sameDay = [] }) => ({
        id,
        title,
        steps: searched([...now, ...sameDay]),
      })),
      { id: '', title: first.title, steps: searched(first.steps) },
    ],
    sameWords,
    harmless,
  }
}

/** Hashes data piece by piece, because a large site's data as one string exceeds memory. */
function hashOf(pieces: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(JSON.stringify(piece))
  return hash.digest('hex').slice(0, 12)
}

/** Index fields per section. The first section carries the page-wide words. */
const indexedSections = ({
  page: [, , title],
  topics,
  sections,
}: SearchablePage): IndexedSection[] =>
  sections.map(([, heading, text], index) =>
    index === 0 ? [title, topics, text] : ['', heading, text],
  )

function searchableArticle(article: BuiltArticle, site: BuiltSite): SearchablePage {
  const { slug, title, excerpt, category, tags, summary = [] } = article
  const sections = searchableSections(articlePath(slug), [excerpt, ...summary], site)
  const topics = [category, ...tags].join(' ')
  return { page: ['article', slug, title, sections.length], topics, sections }
}

function searchableGuide(guide: BuiltGuide, site: BuiltSite): SearchablePage {
  const { slug, title, excerpt, summary, notFor } = guide
  const sections = searchableSections(guidePath(slug), [excerpt, ...summary, ...notFor], site)
  return { page: ['guide', slug, title, sections.length], topics: 'guide', sections }
}

/** Sections of an article or guide. The first includes the lines shown above the text. */
function searchableSections(address: string, lines: readonly string[], site: BuiltSite): Section[] {
  const [[id, heading, opening] = ['', '', ''], ...rest] = sectionsOfHtml(
    articleHtml(site.publicFolder, address),
  )
  return [[id, heading, [...lines, opening].join('\n')], ...rest]
}

function searchablePlan(plan: CompletePlan): SearchablePage {
  const { planId, title, description, level, category, aim, equipment } = plan
  const { overview, goals, exercises, length, duration } = plan
  const sessions = parseDuration(duration)?.perWeek ?? 0
  const size = `${pluralize(length, 'week')}, ${pluralize(sessions, 'session')} a week. Equipment: ${equipment}.`
  const lines = [description, size, overview, ...goals]
  const names = exercises.map(({ name }) => name)
  return {
    page: ['plan', planId, title, 1],
    topics: [level, category, aim ?? '', equipment, `${sessions}-day workout plan`].join(' '),
    sections: [['', '', [...lines, ...(names.length ? [names.join(', ')] : [])].join('\n')]],
  }
}

/** Everyday words for muscles. */
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

const muscleWords = (muscles: readonly string[]) => [
  ...new Set(muscles.flatMap((muscle) => muscleGroups[muscle] ?? [])),
]

function searchableExercise(exercise: Exercise): SearchablePage {
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
    topics: [pattern, ...main, ...muscleWords(main), 'exercise form technique'].join(' '),
    sections: [['', '', [facts.join(' · '), ...exercise.cues, ...signs].join('\n')]],
  }
}

const figureSymbol = ({ id, figure }: Exercise): FigureSymbol[] =>
  figure ? [{ id, ...drawPoses(figure), picture: null }] : []

const searchableTool = ({ name, title, lead }: Tool): SearchablePage => ({
  page: ['tool', name, title, 1],
  topics: 'tool calculator',
  sections: [['', '', lead]],
})

/** The pages on the coach and on how to reach them, for what clients ask: content/search.json leads there. */
const sitePages = ({ settings: { about } }: BuiltSite): SearchablePage[] => [
  {
    page: ['site', 'about', 'About the coach', 1],
    topics: 'who team',
    sections: [['', '', [...about.mission, ...about.creator.text].join('\n')]],
  },
  {
    page: ['site', 'contact', 'Contact', 1],
    topics: 'coach coaching',
    sections: [['', '', 'Ask the coach: a question, a price, or coaching for you alone.']],
  },
]

/** The emergency page by what it is called. Its sections answer as a box above the results. */
const searchableEmergency = ({ emergency: { title, lead } }: BuiltSite): SearchablePage => ({
  page: ['emergency', 'emergency', title, 1],
  topics: 'emergency first aid CPR',
  sections: [['', '', lead]],
})
