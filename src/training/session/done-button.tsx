import { Button } from '../button'

interface DoneButtonProps {
  name: string
  isDone: boolean
  onClick: () => void
}

/** Marks a set as done. Shows a plate seen end-on, then a check mark. */
export const DoneButton = ({ name, isDone, onClick }: DoneButtonProps) => (
  <Button
    className="train-done flex items-center justify-center"
    aria-pressed={isDone}
    aria-label={`${name}: done`}
    // The second click of a double tap would undo the first.
    onClick={({ detail }) => detail < 2 && onClick()}
  >
    <svg
      viewBox="0 0 44 32"
      className="w-11 fill-none stroke-current stroke-[3.5]"
      aria-hidden="true"
      focusable="false"
    >
      {isDone ? <path d="m11 17 8 8 14-18" /> : <circle cx="22" cy="16" r="12" />}
    </svg>
  </Button>
)
