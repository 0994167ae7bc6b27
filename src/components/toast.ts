import { announce } from './announcer'
import type { ToastAction } from './toaster'

/** Shows a toast. The toaster loads with the first one. If it fails to, announces the message instead. */
export async function showToast(message: string, action?: ToastAction): Promise<void> {
  try {
    const { openToast } = await import('./toaster')
    openToast(message, action)
  } catch {
    announce(message)
  }
}
