import { existsSync } from 'node:fs'
import { run } from './install.mjs'

const KNOWN_PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium or Chrome on this machine, or undefined. */
const installedChromium = () => KNOWN_PLACES.find((path) => path && existsSync(path))

/** Installs the system's own package where that takes no questions: Debian and Ubuntu, as root. */
function installFromSystem() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  return run('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium >/dev/null'])
}

/**
 * Makes sure that the browser tests have a Chromium: the one that is here, else the system's package,
 * else Playwright's own. Gives the path of the first two; undefined leaves it to Playwright. Throws
 * where none can be had.
 */
export function findChromium() {
  const found = installedChromium() ?? (installFromSystem() ? installedChromium() : undefined)
  if (found) return found
  if (run('npx', ['playwright', 'install', 'chromium'])) return undefined
  throw new Error('No Chromium could be found or installed: set CHROMIUM_PATH to the path of one.')
}
