import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

/** Duration in ms, and how many toasts show at once (spec section 9). */
const DURATION = 4500
const VISIBLE = 3

/** Offset on a phone, in pixels: above the round button, which must stay reachable. */
const ABOVE_CHAT = 72

/** A toast's button, such as Undo. */
export interface ToastAction {
  label: string
  onClick: () => void
}

let mounted = false

function mountToaster() {
  if (mounted) return
  mounted = true
  const container = document.body.appendChild(document.createElement('div'))
  container.className = 'no-print'
  flushSync(() =>
    createRoot(container).render(
      <Toaster
        position="bottom-left"
        containerAriaLabel="Notifications"
        hotkey={['altKey', 'KeyT']}
        duration={DURATION}
        visibleToasts={VISIBLE}
        mobileOffset={{ bottom: ABOVE_CHAT }}
        closeButton
        toastOptions={{ className: 'toast', closeButtonAriaLabel: 'Close notification' }}
      />,
    ),
  )
}

/** Shows a toast. `showToast` loads this on demand, with all of sonner. */
export function openToast(message: string, action?: ToastAction) {
  mountToaster()
  toast(message, action && { action })
}
