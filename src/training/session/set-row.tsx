import type { Measure } from '../../../packages/progression'
import { stepsAround } from '../../../packages/progression'
import { Button } from '../button'
import type { SetPosition } from '../model/moves/set-order'
import { labelOfSet } from '../model/moves/sets'
import { ClockStart } from './clock-start'
import { DoneButton } from './done-button'
import { NumberField } from './number-field'
import { ReserveChips } from './reserve-chips'
import { measureNames } from './set-texts'
import { type SetProps, useSetInput } from './use-set-input'

interface SetRowProps extends SetProps {
  isNamed: boolean
}

const measureSteps: Record<Measure, number> = { reps: 1, seconds: 5, meters: 5, minutes: 1 }

export function SetRow(props: SetRowProps) {
  const { entry, exercise, index, context, set, setIndex, isNamed } = props
  const input = useSetInput(props)
  const { thisSet, available, firstLoad, fields, missing, question, type, toggle, rate } = input
  const { session, act } = context
  const { title } = entry
  const { measure, reserve } = entry.asked
  const { loaded, pair, perSide } = exercise
  const hints = [...(pair ? ['each hand'] : []), ...(perSide ? ['per side'] : [])]
  const { unit } = available
  const isThisSet = (position: SetPosition | undefined) =>
    position?.entryIndex === index && position.set === setIndex
  const isLast = isThisSet(context.last)
  const isCurrent = isThisSet(context.current)
  const isDone = set.done !== undefined
  const isNext = isCurrent && !isDone
  // A past set may have a weight that its exercise doesn't take here.
  const hasLoad = loaded !== 'body' || entry.sets.some(({ load }) => load !== undefined)
  const name = labelOfSet(title, thisSet)
  const step = measureSteps[measure]
  const steppers = (
    what: string,
    [less, more]: readonly [less: number, more: number],
    onStep: (by: number) => void,
  ) => (
    <div className="train-steppers grid grid-cols-2 gap-1">
      {(
        [
          [-less, 'less', '−'],
          [more, 'more', '+'],
        ] as const
      ).map(([by, way, sign]) => (
        <Button
          key={way}
          className="train-step"
          aria-label={`${name}: ${Math.abs(by)} ${what} ${way}`}
          onClick={() => onStep(by)}
        >
          <span aria-hidden="true">{sign}</span>
        </Button>
      ))}
    </div>
  )

  return (
    <>
      {isNamed && (
        <li className="pt-2 text-sm font-bold" aria-hidden="true">
          {title}
        </li>
      )}
      <li
        className="train-set"
        data-done={isDone}
        data-current={isCurrent}
        data-last={isLast}
        data-loaded={hasLoad}
        aria-current={isCurrent ? 'step' : undefined}
      >
        <span className="train-set-number font-bold text-muted" aria-hidden="true">
          {isCurrent
            ? [`Set ${setIndex + 1} of ${entry.sets.length}`, ...hints].join(' · ')
            : setIndex + 1}
        </span>
        {hasLoad && (
          <NumberField
            ref={fields.load}
            value={set.load}
            label={[`${name}: weight in ${unit}`, ...hints].join(', ')}
            inputMode="decimal"
            unit={unit}
            placeholder={loaded === 'added' ? '0' : '?'}
            onCommit={(value) =>
              type({ load: value, unit }, { type: 'typed load', value, unit, ...thisSet })
            }
          />
        )}
        <NumberField
          ref={fields.amount}
          value={set.amount}
          label={`${name}: ${measure}`}
          inputMode="numeric"
          unit={measureNames[measure]}
          placeholder="?"
          onCommit={(value) => type({ amount: value }, { type: 'typed amount', value, ...thisSet })}
        />
        <DoneButton name={name} isDone={isDone} onClick={toggle} />
        {isNext && (
          <>
            {hasLoad &&
              steppers(unit, stepsAround(set.load, available, firstLoad), (value) =>
                act({ type: 'stepped load', value, unit, ...thisSet }),
              )}
            {steppers(step === 1 ? measure.replace(/s$/, '') : measure, [step, step], (value) =>
              act({ type: 'stepped amount', value, ...thisSet }),
            )}
          </>
        )}
        {isNext && session.timer?.kind !== 'work' && (
          <ClockStart
            asked={entry.asked}
            amount={set.amount}
            context={context}
            onStart={() => act({ type: 'timer started', ...thisSet })}
          />
        )}
        {missing && <p className="train-question">Enter the {missing} first.</p>}
        {question && <p className="train-question">{question}</p>}
        {measure === 'reps' && (reserve !== undefined || session.finished) && isDone && (
          <ReserveChips name={name} value={set.left} isAsking={isLast} onChange={rate} />
        )}
      </li>
    </>
  )
}
