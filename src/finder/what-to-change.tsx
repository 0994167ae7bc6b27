import { exercisePath } from '../lib/paths'
import type { ExerciseChange } from './model/exercise-changes'
import { changeReason } from './model/result-texts'

/** The exercises that a visitor can't do as written, each with its substitute. */
export const WhatToChange = ({ changes }: { changes: readonly ExerciseChange[] }) => (
  <ul className="grid list-disc gap-1.5 pl-5 marker:text-hull">
    {changes.map((change) => (
      <li key={change.title}>
        {`${change.title} (${changeReason(change)}): `}
        {change.instead ? (
          <>
            {'take '}
            <a href={exercisePath(change.instead.id)} className="text-link">
              {change.instead.title}
            </a>
          </>
        ) : (
          'leave it out'
        )}
      </li>
    ))}
  </ul>
)
