import { showToast } from '../../components/toast'
import { changeSettings, type Settings } from '../use-settings'

let audio: AudioContext | undefined

/** Unlocks audio, which browsers allow only in response to a tap. */
export function unlockAudio({ sound }: Settings) {
  if (!sound || typeof AudioContext === 'undefined') return
  if (!audio) {
    audio = new AudioContext()
    // Locking a phone interrupts audio until the page resumes it.
    document.addEventListener('visibilitychange', resumeAudio)
  }
  resumeAudio()
}

function resumeAudio() {
  if (!document.hidden && audio?.state !== 'running') audio?.resume().catch(() => {})
}

/** In ms. Tabs see a timer end within a second of each other. */
const BEEP_HELD = 3000

/** Vibrates and beeps, as far as the settings allow. Of several tabs that see the same `time` come, one beeps. */
export function signal({ vibrate, sound }: Settings, time: number) {
  if (vibrate) navigator.vibrate?.([200, 100, 200])
  const context = audio
  if (!sound || !context) return
  if (!('locks' in navigator)) return beep(context)
  navigator.locks
    .request(`beep ${time}`, { ifAvailable: true }, (lock) => {
      if (!lock) return undefined
      beep(context)
      return new Promise((resolve) => setTimeout(resolve, BEEP_HELD))
    })
    .catch(() => beep(context))
}

function beep(context: AudioContext) {
  resumeAudio()
  const tone = context.createOscillator()
  const volume = context.createGain()
  volume.gain.setValueAtTime(0.25, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.6)
  tone.frequency.value = 660
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + 0.6)
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
