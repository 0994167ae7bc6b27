import { announce } from './announcer'
import type { ToastAction } from './toaster'

/**
 * Shows a short message at the edge of the screen. The toaster is loaded with the first one; where it
 * cannot be, the message is at least read out.
 */
export async function showToast(message: string, action?: ToastAction): Promise<void> {
  try {
    const { openToast } = await import('./toaster')
    openToast(message, action)
  } catch {
    announce(message)
  }
}
