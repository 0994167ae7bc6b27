import { collectProblems } from '../../packages/content-validation'
import { checkBlocks } from './checks/blocks'
import { checkBodies } from './checks/bodies'
import { checkBrand } from './checks/brand'
import { checkCertaintyWords } from './checks/certainty-words'
import { checkDates } from './checks/dates'
import { checkDurations } from './checks/durations'
import { checkEmergency } from './checks/emergency'
import { checkExercises } from './checks/exercises'
import { checkFeatured } from './checks/featured'
import { checkFigures } from './checks/figures'
import { checkLengths } from './checks/lengths'
import { checkNames } from './checks/names'
import { checkOwnPages } from './checks/own-pages'
import { checkPercentages } from './checks/percentages'
import { checkPictures } from './checks/pictures'
import { checkProgramWarnings } from './checks/program-warnings'
import { checkPrograms } from './checks/programs'
import { checkProgressions } from './checks/progressions'
import { checkRanges } from './checks/ranges'
import { checkRedirects } from './checks/redirects'
import { checkReferences } from './checks/references'
import { checkSamples } from './checks/samples'
import { checkSearch } from './checks/search'
import { checkSources } from './checks/sources'
import { checkTags } from './checks/tags'
import { checkTopics } from './checks/topics'
import { checkUnusualValues } from './checks/unusual-values'
import { contentOf } from './content'
import type { Check } from './content-files'
import { linkablePages } from './linkable-pages'
import { readContent } from './read-content'

const checks: Check[] = [
  checkNames,
  checkOwnPages,
  checkBrand,
  checkDurations,
  checkPrograms,
  checkRanges,
  checkProgressions,
  checkPercentages,
  checkProgramWarnings,
  checkUnusualValues,
  checkExercises,
  checkFigures,
  checkReferences,
  checkFeatured,
  checkTags,
  checkTopics,
  checkPictures,
  checkBodies,
  checkSources,
  checkCertaintyWords,
  checkBlocks,
  checkDates,
  checkRedirects,
  checkSamples,
  checkSearch,
  checkEmergency,
  checkLengths,
]

/**
 * Checks the content folder `root`: each file against its schema, then all files together.
 * Errors stop a build, warnings do not. `now` decides what is published. Never throws.
 */
export function checkContent(root: string, now = new Date()) {
  const { placeOf, problems } = collectProblems()
  const files = readContent(root, placeOf)
  const exerciseFiles = new Map(files.exercises.map((file) => [file.name, file]))
  const input = { files, exerciseFiles, now, pages: linkablePages(files, now), placeOf }
  for (const check of checks) check(input)
  return { ...problems(), content: contentOf(files) }
}
