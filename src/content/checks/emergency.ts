import { didYouMean, type FieldPath } from '../../../packages/content-validation'
import { wordsOf } from '../../search/model/query-words'
import { groupsOf } from '../../search/model/signs'
import type { Check } from '../content-files'
import { linkMistake } from './link'

/** Checks that danger words can match, and that the emergency page's sections and sources are each found once. */
export const checkEmergency: Check = (input) => {
  const place = input.files.emergency
  if (!place) return
  const { first, sections = [], sameWords = [], harmless = [], sources = [] } = place.fields

  function checkSteps(
    steps: readonly { words?: readonly string[] | undefined }[],
    path: FieldPath,
  ) {
    for (const [index, { words }] of steps.entries())
      checkSigns(words ?? [], [...path, index, 'words'])
  }
  function checkSigns(signs: readonly string[], path: FieldPath) {
    for (const [index, sign] of signs.entries())
      place?.report(
        [...path, index],
        groupsOf(sign).flat().includes('') &&
          `Found "${sign}"; write a word on both sides of each + and /.`,
      )
  }
  checkSteps(first?.steps ?? [], ['first', 'steps'])
  checkSigns(harmless, ['harmless'])
  for (const [index, [word = '']] of sameWords.entries())
    place.report(
      ['sameWords', index, 0],
      wordsOf(word).length !== 1 &&
        `Found "${word}"; the first word stands for the others, so write a single one.`,
    )

  const keys = sources.map(({ key }) => key)
  for (const [index, { key, address }] of sources.entries()) {
    place.report(
      ['sources', index, 'key'],
      keys.indexOf(key) < index && `The key "${key}" is taken; use each for one source.`,
    )
    place.report(['sources', index, 'address'], linkMistake(address, place, {}, input))
  }
  const ids = sections.map(({ id }) => id)
  for (const [index, section] of sections.entries()) {
    const path = ['sections', index]
    const { now, sameDay = [] } = section
    checkSteps(now, [...path, 'now'])
    checkSteps(sameDay, [...path, 'sameDay'])
    place.report(
      [...path, 'now'],
      ![...now, ...sameDay].some(({ words }) => words) &&
        `No step of "${section.title}" has words, so no search finds it; write what people type who need it.`,
    )
    place.report(
      [...path, 'id'],
      ids.indexOf(section.id) < index && `The id "${section.id}" is taken; use each once.`,
    )
    for (const [at, key] of section.sources.entries())
      place.report(
        [...path, 'sources', at],
        !keys.includes(key) &&
          `There is no source "${key}"${didYouMean(key, keys, '; add it to sources, or delete it.')}`,
      )
  }
}
