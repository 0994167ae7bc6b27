import { didYouMean, joinWithOr } from '../../../packages/content-validation'
import { type Limit, limits } from '../../calculators/model/limits'
import { paths } from '../../lib/paths'

/** Describes the mistake in a link to a calculator's limit, whose text must be the limit's own words. */
export function limitMistake(address: string, text: string): string | undefined {
  const [page, id] = address.split('#')
  if (page !== paths.toolLimits || id === undefined) return undefined
  const limit = new Map<string, Limit>(Object.entries(limits)).get(id)
  if (!limit) {
    const ids = Object.keys(limits)
    return `There is no limit "${id}"${didYouMean(id, ids, `; the limits are ${joinWithOr(ids)}.`)}`
  }
  return text.trim() === limit.words
    ? undefined
    : `Found the limit "${id}" as "${text.trim()}"; the calculators say "${limit.words}", so write that.`
}
