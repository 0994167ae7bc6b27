import { type ContentFile, countOf } from '../../../packages/content-validation'
import { type Check, textsOf } from '../content-files'
import { formatReadTime, readMinutes, WORDS_PER_MINUTE } from '../markdown/word-count'

/** Lengths that search results and cards show in full. */
const usualLengths = { title: [1, 70], excerpt: [110, 160], description: [40, 120] } as const

/** Tolerated difference between words and read time, as a share. */
const TOLERANCE = 0.1

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' })

/** Counts sentences. A segment in lower case continues one: 'Why? asks the beginner'. */
const countSentences = (text: string) =>
  [...sentences.segment(text)].filter(
    ({ segment }, index) => index === 0 || !/^\p{Ll}/u.test(segment),
  ).length

/**
 * Checks that an article has text and that its read time, if written, fits. Warns of titles and summaries that get cut
 * off or say too little, and of excerpts longer than one sentence. On drafts, all but missing text is at most a
 * warning.
 */
export const checkLengths: Check = ({ files }) => {
  for (const place of files.articles) {
    if (!place.body) continue
    const { words } = place.body
    const { readTime } = place.fields
    const minutes = Number.parseInt(readTime ?? '', 10)
    const expected = minutes * WORDS_PER_MINUTE
    const right = readMinutes(words)
    if (words === 0)
      place.report(place.bodyLine, 'The article has no text; write it below the second ---.')
    else if (readTime && Math.abs(words - expected) > expected * TOLERANCE && minutes !== right) {
      const reportTime = place.fields.draft ? place.warn : place.report
      reportTime(
        ['readTime'],
        `Found ${minutes} minutes for ${words} words; at ${WORDS_PER_MINUTE} words a minute, write "${formatReadTime(right)}", or delete the line: the site counts by itself.`,
      )
    }
  }
  const published = [...textsOf(files), ...files.plans].filter(({ fields }) => !fields.draft)
  for (const place of published as ContentFile<Record<string, string>>[]) {
    for (const [field, [least, most]] of Object.entries(usualLengths)) {
      const text = place.fields[field]
      const length = [...(text ?? '')].length
      const best = least > 1 ? `${least} to ${most}` : `up to ${most}`
      if (text !== undefined && (length < least || length > most))
        place.warn(
          [field],
          `Found ${countOf(length, 'character')}; write ${best}, because search results and cards show that much.`,
        )
    }
    const count = countSentences(place.fields.excerpt ?? '')
    if (count > 1)
      place.warn(['excerpt'], `Found ${count} sentences; one is best, so combine or shorten them.`)
  }
}
