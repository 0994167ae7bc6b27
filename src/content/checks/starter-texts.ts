import type { Check, ContentFile, Finding } from '../library'
import { articleStarter, starterImage } from '../starters/article'
import { exerciseStarter } from '../starters/exercise'
import { planStarter } from '../starters/plan'

function leftovers(
  place: ContentFile<object>,
  fields: Record<string, unknown>,
  starter: Record<string, string | readonly string[]>,
): Finding[] {
  return Object.entries(starter).flatMap(([field, text]) =>
    String(fields[field]) === String(text)
      ? [
          {
            place,
            path: [field],
            message: 'This is still the text of a new file; write your own before you publish it.',
          },
        ]
      : [],
  )
}

/** Checks that nothing but drafts still has the texts of a new file. */
export const checkStarterTexts: Check = ({ library: { articles, plans, exercises, site } }) => {
  const image = starterImage(site?.fields.imageHost ?? '')
  const { opening, ...articleTexts } = articleStarter
  return [
    ...articles.flatMap((place) => {
      const { body = '', bodyLine, fields } = place
      if (fields.draft === true) return []
      const findings = leftovers(place, fields, { ...articleTexts, image })
      if (body.includes(opening))
        findings.push({
          place,
          line: bodyLine + body.slice(0, body.indexOf(opening)).split('\n').length - 1,
          message: 'This is still the text of a new file; write your own before you publish it.',
        })
      return findings
    }),
    ...plans.flatMap((place) =>
      place.fields.draft === true ? [] : leftovers(place, place.fields, { ...planStarter, image }),
    ),
    ...exercises.flatMap((place) => {
      const { draft, steps = [], cues = [], mistakes = [] } = place.fields
      const texts = { steps: steps[0], cues: cues[0], mistakes: mistakes[0]?.sign }
      const { step, cue, sign } = exerciseStarter
      return draft ? [] : leftovers(place, texts, { steps: step, cues: cue, mistakes: sign })
    }),
  ]
}
