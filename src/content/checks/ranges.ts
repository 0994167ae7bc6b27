import { measures } from '../../../packages/progression'
import type { Check } from '../content-files'
import { writtenLinesOf } from './written-lines'

const range = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)(?= |$)/

/** The fields of a line that may be ranges. */
const rangeFields = [...measures, 'reserve', 'rest'] as const

/** Checks that no range of a plan's lines is written backwards. */
export const checkRanges: Check = ({ files: { plans } }) => {
  for (const place of plans)
    for (const { line, path } of writtenLinesOf(place))
      for (const field of rangeFields)
        for (const value of [line[field]].flat()) {
          const [, low, high] = range.exec(String(value)) ?? []
          if (low === undefined || high === undefined || Number(low) <= Number(high)) continue
          const turned = String(value).replace(range, `${high}-${low}`)
          place.report(
            [...path, field],
            `Found "${value}"; write the smaller number first: "${turned}".`,
          )
        }
}
