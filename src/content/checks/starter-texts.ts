import type { Check, ContentFile, Finding } from '../library'
import { articleStarter, starterImage } from '../starters/article'
import { planStarter } from '../starters/plan'

function leftovers(
  place: ContentFile<object>,
  fields: Record<string, unknown>,
  starter: Record<string, string>,
): Finding[] {
  return Object.entries(starter).flatMap(([field, text]) =>
    fields[field] === text
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

/** Nothing that is not a draft still says what a new file says. */
export const checkStarterTexts: Check = ({ library: { articles, plans, site } }) => {
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
  ]
}
