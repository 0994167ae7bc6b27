import type { Settings } from '../use-settings'

let audio: AudioContext | undefined

/** Unlocks audio, which browsers allow only in response to a tap. */
export function unlockAudio({ sound }: Pick<Settings, 'sound'>) {
  if (!sound || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  audio.resume().catch(() => {})
}

/** Vibrates and beeps, as far as the settings allow. */
export function signal({ vibrate, sound }: Pick<Settings, 'vibrate' | 'sound'>) {
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
