import { type Check, textsOf } from '../content-files'

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' })

/** Warns of excerpts longer than one sentence, the most that cards and search results show. */
export const checkExcerpts: Check = ({ files }) =>
  textsOf(files).flatMap((place) => {
    const { excerpt = '', draft } = place.fields
    const segments = [...sentences.segment(excerpt)]
    // A segment in lower case continues the sentence: 'Why? asks the beginner'.
    const count = segments.filter(
      ({ segment }, index) => index === 0 || !/^\p{Ll}/u.test(segment),
    ).length
    if (count < 2 || draft) return []
    return [
      {
        place,
        path: ['excerpt'],
        message: `Found ${count} sentences; one is best, so combine or shorten them.`,
        warning: true as const,
      },
    ]
  })
