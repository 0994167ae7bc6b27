import { NOTHING, presets } from '../../plan/model/owned-equipment'
import { fields, parseAnswers } from './answers'
import type { FinderData } from './finder-plan'
import { fittingPlans } from './score-plan'

/** The part of a question that counting needs. */
interface CountedQuestion {
  name: string
  type: 'radio' | 'checkbox'
  options: readonly (readonly [value: string, label: string])[]
  pieces?: { options: CountedQuestion['options'] }
}

/** Plans that fit once an option is chosen, by `name=value`. */
export type AnswerCounts = ReadonlyMap<string, number>

/** Counts the plans that each option would leave, beside a visitor's other answers. */
export function answerCounts(
  search: string,
  questions: readonly CountedQuestion[],
  data: FinderData,
): AnswerCounts {
  const count = (query: URLSearchParams) =>
    fittingPlans(parseAnswers(`${query}`) ?? { limitations: [] }, data).length
  return new Map(
    questions.flatMap(({ name, type, options, pieces }) => {
      const countsBy = (answered: typeof choose, values: CountedQuestion['options'] = []) =>
        values.map(([value]) => [`${name}=${value}`, count(answered(search, name, value))] as const)
      return [
        ...countsBy(type === 'radio' ? choose : add, options),
        ...countsBy(add, pieces?.options),
      ]
    }),
  )
}

/** Replaces an answer; of the equipment, single pieces stay, unless there is none. */
function choose(search: string, name: string, value: string): URLSearchParams {
  const query = new URLSearchParams(search)
  const pieces = query.getAll(name).filter((word) => !(word in presets))
  query.set(name, value)
  if (name === fields.equipment && value !== NOTHING)
    for (const piece of pieces) query.append(name, piece)
  return query
}

function add(search: string, name: string, value: string): URLSearchParams {
  const query = new URLSearchParams(search)
  if (!query.getAll(name).includes(value)) query.append(name, value)
  return query
}
