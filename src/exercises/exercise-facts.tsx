import { graphql } from 'gatsby'
import { CardSection } from '../components/card-section'
import { equipmentPath, patternPath } from '../lib/paths'
import {
  equipmentText,
  exerciseLabel,
  exerciseListTitle,
  loadTypeText,
  measureText,
  NOTHING,
  usablePieces,
} from './model/exercise-labels'

/** An exercise's facts, with links to similar exercises. */
export function ExerciseFacts({ exercise }: { exercise: Queries.ExerciseFactsFragment }) {
  const { pattern, equipment, pair, loaded, measure, perSide, level } = exercise
  const facts = [
    ['Movement', exerciseLabel(pattern)],
    ['Minimum level', level],
    ['Load', loadTypeText(loaded)],
    ['Measured in', measureText(measure, perSide)],
    ['Equipment', equipmentText(equipment, pair)],
  ] as const
  const links = [
    [patternPath(pattern), exerciseListTitle(pattern)],
    ...usablePieces(equipment).map((piece) => [
      equipmentPath(piece),
      piece === NOTHING ? 'More without equipment' : `More with ${piece}`,
    ]),
  ]
  return (
    <CardSection title="At a glance">
      <dl className="grid grid-cols-2 gap-x-3 gap-y-4">
        {facts.map(([name, value]) => (
          <div key={name} className={name === 'Equipment' ? 'col-span-2' : undefined}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center text-sm">
              <span className="text-link">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}

export const fragment = graphql`
  fragment ExerciseFacts on Exercise {
    pattern
    equipment
    pair
    loaded
    measure
    perSide
    level
  }
`
