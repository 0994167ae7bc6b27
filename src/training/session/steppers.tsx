import { Button } from '../button'

interface SteppersProps {
  /** 'Bench press, set 2'. */
  name: string
  /** Unit or measure of the steps. */
  what: string
  /** Sizes of the step down and up. */
  steps: readonly [less: number, more: number]
  onStep: (by: number) => void
}

/** Two buttons that change a number of a set by a step. */
export function Steppers({ name, what, steps: [less, more], onStep }: SteppersProps) {
  const steps = [[-less, 'less', '−'] as const, [more, 'more', '+'] as const]
  return (
    <div className="train-steppers grid grid-cols-2 gap-1">
      {steps.map(([by, way, sign]) => (
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
}
