import { useHydrated } from '../ui/use-hydrated'
import type { Delivery } from './use-delivery'

interface SubmitButtonProps {
  label: string
  delivery: Delivery
  connected: boolean
}

/**
 * Submits a form. The built HTML disables it unless the host accepts plain posts. The first script enables it
 * and holds clicks until React starts (src/start/before-start).
 */
export function SubmitButton({ label, delivery, connected }: SubmitButtonProps) {
  const hydrated = useHydrated()
  const sending = delivery === 'sending'
  return (
    <button
      type="submit"
      className="button button-primary"
      disabled={!connected && !hydrated}
      aria-disabled={sending || undefined}
    >
      {sending ? 'Sending…' : label}
    </button>
  )
}
