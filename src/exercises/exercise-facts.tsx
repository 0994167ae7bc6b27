import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { piecesOf } from '../lib/equipment'
import { equipmentPath, patternPath } from '../lib/paths'
import { CardSection } from '../ui/card-section'
import {
  equipmentText,
  exerciseLabel,
  exerciseListTitle,
  loadTypeText,
  measureText,
} from './model/exercise-words'

/** An exercise's facts, with links to similar exercises. */
export function ExerciseFacts({ exercise }: { exercise: Queries.ExerciseFactsFragment }) {
  const { pattern, equipment, pair, loaded, measure, perSide, level } = exercise
  const pieces = equipment.length === 0 ? ['nothing'] : equipment.flatMap(piecesOf)
  return (
    <CardSection title="At a glance">
      <dl className="grid grid-cols-2 gap-x-3 gap-y-4">
        <Fact name="Movement">{exerciseLabel(pattern)}</Fact>
        <Fact name="Minimum level">{level}</Fact>
        <Fact name="Load">{loadTypeText(loaded)}</Fact>
        <Fact name="Measured in">{measureText(measure, perSide)}</Fact>
        <div className="col-span-2">
          <dt className="text-sm text-muted">Equipment</dt>
          <dd className="font-bold">{equipmentText(equipment, pair)}</dd>
        </div>
      </dl>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        <MoreLink href={patternPath(pattern)}>{exerciseListTitle(pattern)}</MoreLink>
        {pieces.map((piece) => (
          <MoreLink key={piece} href={equipmentPath(piece)}>
            {piece === 'nothing' ? 'More without equipment' : `More with ${piece}`}
          </MoreLink>
        ))}
      </ul>
    </CardSection>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  )
}

const MoreLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <a href={href} className="inline-flex min-h-11 items-center text-sm">
      <span className="text-link">{children}</span>
    </a>
  </li>
)

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
