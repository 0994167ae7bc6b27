import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

/** How long a toast stays, in milliseconds, and how many are seen at once (spec section 9). */
const DURATION = 4500
const VISIBLE = 3

/** How far up toasts stand on a phone, in pixels: above the round button, which must stay in reach. */
const ABOVE_CHAT = 72

/** What a toast may offer to do, such as Undo. */
export interface ToastAction {
  label: string
  onClick: () => void
}

let mounted = false

function mountToaster() {
  if (mounted) return
  mounted = true
  const place = document.body.appendChild(document.createElement('div'))
  place.className = 'no-print'
  flushSync(() =>
    createRoot(place).render(
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

/** Shows a toast. Loaded on demand by `showToast`, with all of sonner. */
export function openToast(message: string, action?: ToastAction) {
  mountToaster()
  toast(message, action && { action })
}
