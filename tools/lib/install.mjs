import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.installed'
const OLDEST_NODE = [20, 19]
const NEWEST_NODE = 25

/** Runs a command and shows its output. Returns whether it succeeded. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
  })
  return status === 0
}

/** Prints an error and exits with 1. */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs the lock file's packages, unless this lock file is already installed. */
export function installPackages() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
  if (isOld || major > NEWEST_NODE) {
    const allowed = `${OLDEST_NODE.join('.')} to ${NEWEST_NODE}`
    stop(`This needs Node.js ${allowed}; you have ${process.versions.node}.`)
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Installing packages …')
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    stop('npm could not install the packages; see the error above.')
  }
  writeFileSync(STAMP, lock)
}
