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
    questions.flatMap(({ name, type, options, pieces }) => [
      ...options.map(
        ([value]) =>
          [
            `${name}=${value}`,
            count(type === 'radio' ? choose(search, name, value) : add(search, name, value)),
          ] as const,
      ),
      ...(pieces?.options ?? []).map(
        ([value]) => [`${name}=${value}`, count(add(search, name, value))] as const,
      ),
    ]),
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
