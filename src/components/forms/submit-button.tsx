import { useHydrated } from '../../hooks/use-hydrated'
import type { Delivery } from './use-delivery'

interface SubmitButtonProps {
  label: string
  delivery: Delivery
  connected: boolean
}

/** Submits a form. Not ready before it can keep its word: until hydration, unless the host takes plain posts. */
export function SubmitButton({ label, delivery, connected }: SubmitButtonProps) {
  const hydrated = useHydrated()
  const sending = delivery === 'sending'
  return (
    <button
      type="submit"
      className="button button-primary"
      disabled={!connected && !hydrated}
      aria-disabled={sending}
    >
      {sending ? 'Sending…' : label}
    </button>
  )
}
