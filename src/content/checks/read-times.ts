import type { Check, Finding } from '../content-files'
import { countWords, formatReadTime, readMinutes, WORDS_PER_MINUTE } from '../read/word-count'

/** Tolerated difference between words and read time, as a share. */
const TOLERANCE = 0.1

/** Checks that an article has text and that its read time fits. The latter is only a warning in a draft. */
export const checkReadTimes: Check = ({ files: { articles } }) =>
  articles.flatMap((place): Finding[] => {
    const { body, bodyLine } = place
    if (body === undefined) return []
    const words = countWords(body)
    if (words === 0)
      return [
        {
          place,
          line: bodyLine,
          message: 'The article has no text; write it below the second ---.',
        },
      ]
    const minutes = Number.parseInt(place.fields.readTime ?? '', 10)
    const expected = minutes * WORDS_PER_MINUTE
    const right = readMinutes(words)
    const fits = Math.abs(words - expected) <= expected * TOLERANCE || minutes === right
    if (Number.isNaN(minutes) || fits) return []
    return [
      {
        place,
        path: ['readTime'],
        message: `Found ${minutes} minutes for ${words} words; at ${WORDS_PER_MINUTE} words a minute, write "${formatReadTime(right)}".`,
        ...(place.fields.draft === true && { warning: true as const }),
      },
    ]
  })
