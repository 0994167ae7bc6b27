let isHeld = false

/**
 * One tab trains: the one that holds the Web Lock 'training', until its page closes or another tab takes it.
 * Resolves with whether this tab has it now. `onLoss` runs when another tab takes it. Where the browser offers
 * no locks, every tab trains.
 */
export function holdLock(isTaking: boolean, onLoss: () => void): Promise<boolean> {
  if (isHeld || !navigator.locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks
      .request('training', isTaking ? { steal: true } : { ifAvailable: true }, (lock) => {
        isHeld ||= lock !== null
        resolve(isHeld)
        return lock && new Promise<never>(() => {})
      })
      .catch(() => {
        // A browser that blocks storage refuses locks too.
        resolve(true)
        if (isHeld) onLoss()
        isHeld = false
      })
  })
}
