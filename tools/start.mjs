// npm start: takes a fresh clone to a site in the browser. Plain JavaScript, because nothing is installed
// yet.
import { createServer } from 'node:net'
import { installPackages, run, stop } from './lib/install.mjs'

const DEFAULT_PORT = 9000

function wantedPort() {
  const portIndex = process.argv.indexOf('--port')
  const text =
    portIndex === -1 ? (process.env.PORT ?? String(DEFAULT_PORT)) : process.argv[portIndex + 1]
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    stop(`The port must be a number from 1 to 65535, for example: npm start -- --port 9001`)
  }
  return port
}

/**
 * Resolves to whether the port is free. Checked before the build, so nobody waits a minute to learn it is
 * taken.
 */
function portIsFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, 'localhost')
  })
}

const port = wantedPort()
if (!(await portIsFree(port))) {
  stop(`Port ${port} is taken; choose another: npm start -- --port ${port + 1}`)
}
installPackages()
if (!run('npx', ['gatsby', 'build'])) stop('The build failed; see the error above.')
if (!run('npx', ['tsx', 'tools/serve.ts', '--port', String(port)])) process.exitCode = 1
