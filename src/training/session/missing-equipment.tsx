import { useState } from 'react'
import { joinWithAnd } from '../../../packages/basics'
import { findExercise } from '../../../packages/progression'
import { showToast } from '../../components/toast'
import { exerciseLabel, exercisesFound } from '../../exercises/model/exercise-labels'
import { paths } from '../../lib/paths'
import type { Limitation } from '../../lib/vocabulary'
import { gearOf, isPossibleWith } from '../../plan/model/gear'
import {
  essentialGear,
  exercisesOf,
  gearCoveredBySwaps,
  isHardOn,
  replacementsWithout,
} from '../../plan/model/replacements'
import { strainTexts } from '../../plan/model/spared-parts'
import { Button } from '../button'
import { CheckBox } from '../choices'
import type { PlanChange } from '../model/change-plan'
import type { LibraryExercise } from '../model/library-exercise'
import type { PlanProps } from '../training-plan'
import { changeSettings } from '../use-settings'
import { PairList } from './pair-list'
import { decide } from './plan-decisions'

/** What a link that the visitor followed says of their equipment and limits. */
export interface AskedEquipment {
  isMissing: (piece: string) => boolean
  owned: readonly string[]
  spared: readonly Limitation[]
}

interface MissingEquipmentProps extends PlanProps {
  library: ReadonlyMap<string, LibraryExercise>
  asked: AskedEquipment | undefined
}

/** Equipment whose weights a trainee may have entered. */
const bells = ['dumbbell', 'kettlebell'] as const

/** Marks missing equipment, and offers the swaps that follow from it. */
export function MissingEquipment({ plan, input, library, asked }: MissingEquipmentProps) {
  const { planId, program } = plan
  const { lacks = [] } = input
  const { swaps } = input.state
  const planned = exercisesOf(program, library)
  const swapped = planned.filter(({ exerciseId }) => swaps[exerciseId])
  const gear = gearOf(planned)
  const [marked, setMarked] = useState<readonly string[]>(() => {
    const covered = [...gearCoveredBySwaps(program, library, swaps), ...lacks]
    return gear.filter((piece) => covered.includes(piece) || asked?.isMissing(piece))
  })
  const owned = [...(asked?.owned ?? []), ...bells.filter((bell) => input.owned?.[bell])]
  const spared = asked?.spared ?? []
  const all = replacementsWithout(marked, program, library, owned, spared)
  /** Changes to offer. A trainee's swap stays if the remaining equipment and the limits allow it. */
  const changes = all.filter(({ exercise }) => {
    const currentSwap = library.get(swaps[exercise.exerciseId] ?? '')
    const remaining = [...gear, ...owned].filter((piece) => !marked.includes(piece))
    return !currentSwap || isHardOn(currentSwap, spared) || !isPossibleWith(currentSwap, remaining)
  })
  const essential = essentialGear(program, library, owned)
  const needed = marked.filter((piece) => essential.includes(piece))
  const found = changes.flatMap(({ exercise, by }) => {
    const to = library.get(by?.exerciseId ?? '')
    return to ? [{ from: exercise.exerciseId, to }] : []
  })

  /** Swaps during a session and other plans use these settings too. */
  function mark(missing: readonly string[]) {
    setMarked(missing)
    changeSettings({ lacks: [...lacks.filter((piece) => !gear.includes(piece)), ...missing] })
  }

  /** `change` maps planned exercises to others, or to undefined. */
  function swap(change: NonNullable<PlanChange['swaps']>, message: string) {
    const before = Object.fromEntries(Object.keys(change).map((id) => [id, swaps[id]]))
    decide(planId, { swaps: change })
    showToast(message, { label: 'Undo', onClick: () => decide(planId, { swaps: before }) })
  }

  function swapFound() {
    mark(marked)
    for (const { to } of found)
      if (!plan.exercises.has(to.exerciseId)) decide(planId, { exercises: { [to.exerciseId]: to } })
    swap(
      Object.fromEntries(found.map(({ from, to }) => [from, to.exerciseId])),
      `${exercisesFound(found.length)} swapped in all sessions.`,
    )
  }

  function restore() {
    mark([])
    swap(
      Object.fromEntries(swapped.map(({ exerciseId }) => [exerciseId, undefined])),
      'Your plan has its original exercises again.',
    )
  }

  /** Names an exercise, and what it is hard on. */
  function reasonedTitle({ title, hardOn = [] }: (typeof all)[number]['exercise']) {
    const strains = spared.filter((part) => hardOn.includes(part)).map((part) => strainTexts[part])
    return strains.length > 0 ? `${title} (${strains.join(', ')})` : title
  }

  return (
    <>
      {gear.length === 0 ? (
        <p>This plan needs only household items.</p>
      ) : (
        <>
          <p>Select the equipment you don't have. Then swap the exercises that need it.</p>
          <fieldset>
            <legend className="text-sm text-muted">I don't have</legend>
            {gear.map((piece) => (
              <CheckBox
                key={piece}
                checked={marked.includes(piece)}
                onChange={({ target }) => {
                  const others = marked.filter((markedPiece) => markedPiece !== piece)
                  mark(target.checked ? [...others, piece] : others)
                }}
              >
                {exerciseLabel(piece)}
              </CheckBox>
            ))}
          </fieldset>
        </>
      )}
      {needed.length > 0 && (
        <p className="notice">
          {`This plan needs ${joinWithAnd(needed.map(withArticle))}. Without ${needed.length > 1 ? 'them' : 'it'}: `}
          <a href={paths.find} className="text-link">
            find another plan
          </a>
          .
        </p>
      )}
      {changes.length > 0 && (
        <PairList
          title="Replacements"
          pairs={changes.map(({ exercise, by }) => [
            reasonedTitle(exercise),
            by?.title ?? 'no replacement; leave it out',
          ])}
        />
      )}
      {found.length > 0 && (
        <Button className="button button-primary mt-3" onClick={swapFound}>
          {found.length === 1 ? 'Swap It' : `Swap All ${found.length}`}
        </Button>
      )}
      {swapped.length > 0 && (
        <>
          <PairList
            title="Current swaps"
            pairs={swapped.map(({ exerciseId, title }) => [
              title,
              findExercise(library, swaps[exerciseId] ?? '').title,
            ])}
          />
          <Button className="button mt-3" onClick={restore}>
            Use the Original Exercises
          </Button>
        </>
      )}
    </>
  )
}

/** 'a barbell', 'an EZ bar', 'rings'. */
const withArticle = (piece: string) =>
  piece.endsWith('s') ? piece : `${/^[aeiou]/i.test(piece) ? 'an' : 'a'} ${piece}`
