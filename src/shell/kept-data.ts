import { CONSENT_DAYS } from '../start/consent'

/** Something the site keeps in a visitor's browser. */
export interface KeptData {
  where: 'local storage' | 'database' | 'cache'
  /** Its name there; those that end in … go on with the name of a plan. */
  key: string
  what: string
  /** How to delete it, without deleting everything. */
  gone: string
}

/**
 * Everything the site keeps in a browser, as the privacy page tells it. A test compares it with what the code
 * asks the browser's storage for.
 */
export const keptData: readonly KeptData[] = [
  {
    where: 'local storage',
    key: 'cookie-consent',
    what: 'Your answer to the question about cookies.',
    gone: `By itself after ${CONSENT_DAYS} days; “Cookie settings” at the foot of each page asks again.`,
  },
  {
    where: 'local storage',
    key: 'cookie-consent-time',
    what: 'When you gave that answer.',
    gone: 'Together with the answer.',
  },
  {
    where: 'local storage',
    key: 'favourite-workouts',
    what: 'The plans you saved with the heart.',
    gone: 'Press the heart again.',
  },
  {
    where: 'local storage',
    key: 'unit',
    what: 'Whether you want kilograms or pounds.',
    gone: 'It only changes when you choose the other one.',
  },
  {
    where: 'local storage',
    key: 'progress:…',
    what: 'The sessions you ticked off under “Follow Along”.',
    gone: '“Erase Progress” below them, on the plan’s page.',
  },
  {
    where: 'local storage',
    key: 'begun-plans',
    what: 'Which plans you have begun, which session comes next and how many exercises you swapped, so that other pages can say it.',
    gone: '“Erase the Log” of the plan, under “Your Data” where you train.',
  },
  {
    where: 'local storage',
    key: 'training-settings',
    what: 'How you train: timer, sound, vibration, the bar, the weights you own, what is missing where you train, and the lines of a plan as you last saw them.',
    gone: 'It only changes with the settings.',
  },
  {
    where: 'local storage',
    key: 'training-backup',
    what: 'When you last saved your log as a file, or did not want to.',
    gone: 'It only changes with the next file.',
  },
  {
    where: 'local storage',
    key: 'training-open',
    what: 'The last taps of an open session, until the database has them, and what you can undo.',
    gone: 'By itself when the session is finished.',
  },
  {
    where: 'database',
    key: 'training',
    what: 'Your training log: sets, weights, effort, notes, and what you changed in a plan.',
    gone: '“Erase the Log”, under “Your Data” where you train; you can save it as a file there first.',
  },
  {
    where: 'cache',
    key: 'copy …',
    what: 'The files of a plan that you begin, or keep on purpose, so that it opens without a network. A small program of this site, a service worker, answers from it.',
    gone: '“Stop This Plan”, or remove the copy, under “This Plan” where you train. With the last copy the worker goes too.',
  },
]
