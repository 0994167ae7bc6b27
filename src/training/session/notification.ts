import { showToast } from '../../ui/toast'
import { changeSettings, type Settings } from '../use-settings'

export const canNotify = () => typeof Notification !== 'undefined'

/** Turns notifications on or off. On, the browser asks for permission. */
export async function chooseNotify(isWanted: boolean) {
  const isAllowed = isWanted && (await Notification.requestPermission()) === 'granted'
  changeSettings({ notify: isAllowed })
  if (isWanted && !isAllowed)
    showToast('Your browser blocks notifications from this site. Check its settings.')
}

/** Notifies if enabled and the page is hidden. */
export async function notify(text: string, { notify: isWanted }: Pick<Settings, 'notify'>) {
  if (!isWanted || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const options = { tag: 'training', body: text, icon: '/icon-192.png' }
  try {
    // Phones require a worker. Every started plan registers one.
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) await worker.showNotification('Training', options)
    else new Notification('Training', options)
  } catch {
    // Ignore it, because sound, vibration and the page say it too.
  }
}
