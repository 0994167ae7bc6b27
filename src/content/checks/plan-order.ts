import { planPath } from '../../lib/paths'
import type { Check, Finding } from '../library'
import { notYetOut } from '../published'
import { didYouMean } from '../wording'

/** Checks that the plans before and after a plan exist, are others, and are published when it is. */
export const checkPlanOrder: Check = ({ library, pages, now }) => {
  const ids = library.plans.map(({ name }) => name)
  return library.plans.flatMap((place) => {
    const mistakeIn = (id: string): string | undefined => {
      if (id === place.name) return 'The plan names itself; name another one, or none.'
      const page = pages.get(planPath(id))
      const otherwise = `; ids are the file names in ${library.folder}/workouts.`
      if (!page || !ids.includes(id))
        return `There is no plan "${id}"${didYouMean(id, ids, otherwise)}`
      const why = notYetOut(page, place.fields, now)
      return why && `The plan "${id}" ${why}; publish it first, or leave it out until then.`
    }
    return (['before', 'next'] as const).flatMap((field) =>
      (place.fields[field] ?? []).flatMap((id, index): Finding[] => {
        const message = mistakeIn(id)
        return message ? [{ place, path: [field, index], message }] : []
      }),
    )
  })
}
