import { showToast } from '../../ui/toast'
import { changeSettings, type Settings } from '../use-settings'

/** Whether this browser can show notifications at all. */
export const canNotify = () => typeof Notification !== 'undefined'

/** Turns notifications on or off. Only who turns them on is asked by the browser. */
export async function chooseNotify(isWanted: boolean) {
  const isAllowed = isWanted && (await Notification.requestPermission()) === 'granted'
  changeSettings({ notify: isAllowed })
  if (isWanted && !isAllowed)
    showToast('Your browser does not allow notifications of this site. Its settings decide it.')
}

/** Shows a notification to whoever wants it and does not look at the page. */
export async function notify(text: string, { notify: isWanted }: Pick<Settings, 'notify'>) {
  if (!isWanted || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const options = { tag: 'training', body: text, icon: '/icon-192.png' }
  try {
    // Phones show them by way of a worker alone: who has begun a plan has one.
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) await worker.showNotification('Training', options)
    else new Notification('Training', options)
  } catch {
    // Nothing is lost: sound, vibration and the page say it too.
  }
}
