import { existsSync } from 'node:fs'
import { run } from './install.mjs'

/** Windowless Chromium, in which tests take half as long. */
const SHELLS = ['/usr/bin/chromium-headless-shell']

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const firstThere = (paths) => paths.find((path) => path && existsSync(path))

/** Returns the path of the installed Chromium or Chrome that runs tests fastest, or undefined. */
export const installedChromium = () =>
  firstThere([process.env.CHROMIUM_PATH, ...SHELLS, ...WHOLE_BROWSERS])

/**
 * Returns the path of an installed full browser, for what shells lack, such as the back/forward cache;
 * or undefined.
 */
export const installedWholeChromium = () =>
  firstThere(
    [process.env.CHROMIUM_PATH, ...WHOLE_BROWSERS].filter((path) => !SHELLS.includes(path)),
  )

/** Installs the system's packages if that prompts for nothing: Debian and Ubuntu, as root. */
function installFromSystem() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const install = 'apt-get install -y -qq >/dev/null'
  return run('sh', [
    '-c',
    `apt-get update -qq && (${install} chromium chromium-headless-shell || ${install} chromium)`,
  ])
}

/**
 * Finds or installs a Chromium for the browser tests: the installed one, the system's packages, or
 * Playwright's own. Returns the path of the first two, and undefined for Playwright's. Throws if there is none.
 */
export function findChromium() {
  const found = installedChromium() ?? (installFromSystem() ? installedChromium() : undefined)
  if (found) return found
  if (run('npx', ['playwright', 'install', 'chromium'])) return undefined
  throw new Error('Could not find or install Chromium: set CHROMIUM_PATH to its path.')
}
