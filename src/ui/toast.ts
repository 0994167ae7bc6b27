import { announce } from './announcer'
import type { ToastAction } from './toaster'

/** Shows a toast. The toaster loads with the first one; if that fails, the message is announced instead. */
export async function showToast(message: string, action?: ToastAction): Promise<void> {
  try {
    const { openToast } = await import('./toaster')
    openToast(message, action)
  } catch {
    announce(message)
  }
}
