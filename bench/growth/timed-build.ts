import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A build's cost. */
export interface BuildCost {
  seconds: number
  /** Of all processes together. */
  cpuSeconds: number
  /** Peak of all processes together; 0 on systems without /proc. */
  peakMegabytes: number
  /** Seconds per Gatsby phase, longest first. */
  phases: [name: string, seconds: number][]
}

/** Memory sampling interval in ms. Each sample briefly stops the processes. */
const SAMPLE_INTERVAL = 1000

/**
 * Builds the site in a folder, with the project's packages, and returns its cost. A failed build throws with
 * the end of its output.
 */
export async function timedBuild(
  project: string,
  folder: string,
  env: Record<string, string> = {},
): Promise<BuildCost> {
  const gatsby = path.join(project, 'node_modules/.bin/gatsby')
  const start = Date.now()
  // Only the shell's `times` reports the CPU time of child processes.
  const build = spawn('sh', ['-c', `"${gatsby}" build; status=$?; times; exit $status`], {
    cwd: folder,
    env: { ...process.env, CI: '1', GATSBY_TELEMETRY_DISABLED: '1', ...env },
  })
  let output = ''
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  let peakMegabytes = 0
  const sampling = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, megabytesOf(build.pid ?? 0))
  }, SAMPLE_INTERVAL)
  const status = await new Promise((resolve) => build.on('close', resolve))
  clearInterval(sampling)
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${output.slice(-3000)}`)
  return {
    seconds: (Date.now() - start) / 1000,
    cpuSeconds: cpuSecondsIn(output),
    peakMegabytes,
    phases: phasesIn(output),
  }
}

/** Parses the output of `times`, whose last line has the user and system time of the shell's children. */
function cpuSecondsIn(output: string): number {
  const times = [...output.matchAll(/^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm)].at(-1)
  if (!times) throw new Error("The shell did not report the build's CPU time.")
  const [, userMinutes, user, systemMinutes, system] = times.map(Number)
  return 60 * ((userMinutes ?? 0) + (systemMinutes ?? 0)) + (user ?? 0) + (system ?? 0)
}

function phasesIn(output: string): [string, number][] {
  return [...output.matchAll(/success ([^\n]+?) - ([\d.]+)s/g)]
    .map(([, name = '', seconds]): [string, number] => [name, Number(seconds)])
    .filter(([, seconds]) => seconds >= 0.5)
    .sort((a, b) => b[1] - a[1])
}

/** Returns the megabytes of a process tree. Shared memory, such as the mapped data store, counts once. */
function megabytesOf(root: number): number {
  try {
    const parents = new Map<number, number>()
    for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const parent = parentOf(name)
      if (parent !== undefined) parents.set(Number(name), parent)
    }
    const isBelow = (pid: number): boolean =>
      pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0))
    const kilobytes = [...parents.keys()].filter(isBelow).map(proportionalMemory)
    return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1000)
  } catch {
    return 0
  }
}

function parentOf(pid: string): number | undefined {
  const stat = readIfRunning(`/proc/${pid}/stat`)
  return stat === undefined
    ? undefined
    : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** Returns a process's proportional memory (PSS) in kilobytes. */
const proportionalMemory = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(readIfRunning(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0)

function readIfRunning(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has exited.
    return undefined
  }
}
