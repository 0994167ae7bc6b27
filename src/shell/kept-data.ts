import { CONSENT_DAYS } from '../start/consent'

/** An item in a visitor's browser. */
export interface KeptData {
  where: 'local storage' | 'database' | 'cache'
  /** Its name there. A trailing … stands for a plan's name. */
  key: string
  what: string
  /** How to delete just this. */
  gone: string
}

/**
 * Everything the site stores in a browser, as listed on the privacy page. A test compares it with the keys in
 * the code.
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
