import { showToast } from '../../ui/toast'
import { changeSettings, type Settings } from '../use-settings'

let audio: AudioContext | undefined

/** Unlocks audio, which browsers allow only in response to a tap. */
export function unlockAudio({ sound }: Settings) {
  if (!sound || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  audio.resume().catch(() => {})
}

/** In ms. Tabs see a timer end within a second of each other. */
const SIGNAL_HELD = 3000

/** Signals once that `time` has come, in ms since 1970, even if several tabs see it. */
export function signal(settings: Signals, time: number) {
  if (!('locks' in navigator)) return play(settings)
  navigator.locks.request(`signal ${time}`, { ifAvailable: true }, (lock) => {
    if (!lock) return undefined
    play(settings)
    return new Promise((resolve) => setTimeout(resolve, SIGNAL_HELD))
  })
}

type Signals = Pick<Settings, 'vibrate' | 'sound'>

/** Vibrates and beeps, as far as the settings allow. */
function play({ vibrate, sound }: Signals) {
  if (vibrate) navigator.vibrate?.([200, 100, 200])
  if (!sound || !audio) return
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.25, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6)
  tone.frequency.value = 660
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + 0.6)
}

export const canNotify = () => typeof Notification !== 'undefined'

/** Turns notifications on or off. On, the browser asks for permission. */
export async function chooseNotify(isWanted: boolean) {
  const isAllowed = isWanted && (await Notification.requestPermission()) === 'granted'
  changeSettings({ notify: isAllowed })
  if (isWanted && !isAllowed)
    showToast('Your browser blocks notifications from this site. Check its settings.')
}

/** Notifies if enabled and the page is hidden. */
export async function notify(text: string, { notify: isWanted }: Settings) {
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
