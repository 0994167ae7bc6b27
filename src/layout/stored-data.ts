import { CONSENT_DAYS } from '../head-script/consent'

/** An item in a visitor's browser. */
interface StoredData {
  /** Its name there. A … at the end replaces a plan's id. */
  key: string
  what: string
  /** How to delete just this. */
  howToDelete: string
}

/**
 * Everything that the site stores in a browser, by place, for the privacy page. A test compares it with the
 * keys in the code.
 */
export const storedData: Readonly<Record<string, readonly StoredData[]>> = {
  'Local storage': [
    {
      key: 'cookie-consent',
      what: 'Your answer about cookies.',
      howToDelete: `Expires after ${CONSENT_DAYS} days. “Cookie Settings” at the bottom of each page asks again.`,
    },
    {
      key: 'cookie-consent-time',
      what: 'When you gave that answer.',
      howToDelete: 'Deleted together with the answer.',
    },
    {
      key: 'favourite-workouts',
      what: 'The plans you saved with the heart.',
      howToDelete: 'Tap the heart again.',
    },
    {
      key: 'unit',
      what: 'Whether you use kilograms or pounds.',
      howToDelete: 'Changes when you choose the other one.',
    },
    {
      key: 'begun-plans',
      what: 'The plans you have started, the next session of each, and how many exercises you swapped, so other pages can lead you back.',
      howToDelete: '“Erase the Log” under “Your Data” on the plan’s training page.',
    },
    {
      key: 'session-address',
      what: 'The address of the session that you left open, so that every page can lead you back.',
      howToDelete: 'Deleted when you finish the session.',
    },
    {
      key: 'training-settings',
      what: 'How you train: timer, sound, vibration, the bar, the weights you own, the equipment you don’t have, and each plan as you last saw it.',
      howToDelete: 'Changes with the settings.',
    },
    {
      key: 'training-backup',
      what: 'When you last saved your log as a file, or chose not to.',
      howToDelete: 'Updated when you next save a file.',
    },
    {
      key: 'progress:…',
      what: 'The sessions you checked off on a plan’s page before December 2026. The plan’s training page copies them into your log, once.',
      howToDelete: '“Erase the Log” under “Your Data” on the plan’s training page.',
    },
    {
      key: 'training-open',
      what: 'Your last taps in an open session, until the database has them, and what you can undo.',
      howToDelete: 'Deleted when you finish the session.',
    },
  ],
  IndexedDB: [
    {
      key: 'training',
      what: 'Your training log: sets, weights, effort, notes, and what you changed in a plan.',
      howToDelete:
        '“Erase the Log” under “Your Data” on the training page. You can save it as a file there first.',
    },
  ],
  'Cache storage': [
    {
      key: 'copy …',
      what: 'The files of a plan that you start or save for offline, so that it opens without a network. A service worker, a small program of this site, serves them.',
      howToDelete:
        '“Stop This Plan”, or remove the copy, under “This Plan” on the training page. Removing the last copy also removes the worker.',
    },
  ],
}
