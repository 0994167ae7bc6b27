import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import path from 'node:path'

const isWindows = process.platform === 'win32'
const running = new Set()

/** Ends a command and all it started. */
function end(child) {
  if (isWindows) return child.kill()
  try {
    process.kill(-child.pid)
  } catch (error) {
    // It has just ended by itself.
    if (error.code !== 'ESRCH') throw error
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    running.forEach(end)
    process.exit(1)
  })
}

/** Runs a command in node_modules/.bin. Resolves to whether it succeeded, and its output unless that is shown live. */
function runCommand([command, ...args], { env, isShown }) {
  const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`
  const child = spawn(command, args, {
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    // In its own process group, so its children end with it.
    detached: !isWindows,
    env: { ...process.env, PATH, GATSBY_TELEMETRY_DISABLED: '1', ...env },
  })
  running.add(child)
  const printed = []
  child.stdout?.on('data', (data) => printed.push(data))
  child.stderr?.on('data', (data) => printed.push(data))
  return new Promise((resolve) => {
    const done = (succeeded, reason = '') => {
      running.delete(child)
      resolve({ succeeded, output: `${Buffer.concat(printed)}${reason}` })
    }
    child.once('error', (error) => done(false, error.message))
    child.once('close', (code, signal) => done(code === 0, signal ? `Ended by ${signal}.` : ''))
  })
}

const secondsSince = (start) => Math.round((Date.now() - start) / 1000)

/**
 * Runs lanes in parallel, and each lane's steps in order; a step may wait for another lane's, named in `after`.
 * A step's output is printed as a whole when it ends, or live if there is only one lane. The first failure ends
 * all lanes. Resolves to the completed steps, and the name of the failed one.
 */
export async function runLanes(lanes) {
  const results = []
  let failed
  const isShown = lanes.length === 1
  const steps = new EventEmitter()

  async function runLane(lane) {
    for (const { name, command, env, after } of lane) {
      while (after && !failed && !results.some((done) => done.name === after)) {
        await once(steps, 'end')
      }
      if (failed) return
      const start = Date.now()
      if (isShown) console.log(`\n== ${name}`)
      const { succeeded, output } = await runCommand(command, { env, isShown })
      if (failed) return
      const seconds = secondsSince(start)
      if (!isShown) console.log(`\n== ${name}\n${output.trim()}`)
      console.log(`== ${name}: ${succeeded ? 'passed' : 'FAILED'} (${seconds} s)`)
      results.push({ name, seconds })
      if (!succeeded) failed = name
      steps.emit('end')
      if (!succeeded) running.forEach(end)
    }
  }

  await Promise.all(lanes.map(runLane))
  return { results, failed }
}
