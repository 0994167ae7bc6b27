// npm run bench:lighthouse -- 5 index,plan: Lighthouse on a phone, for the named page kinds or all; the
// median of this many runs (default 5).
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { pagesWithKinds } from '../tools/budget/built-pages'
import { startServer } from '../tools/host/start-server'
import { findChromium } from '../tools/lib/chromium.mjs'
import { imageHost } from './image-host'
import { median } from './median'

const RUNS = Number(process.argv[2] ?? 5)
const DEBUG_PORT = 9555
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Returns one page per kind of the built site, or of the given kinds, separated by commas. */
function pagesByKind(names?: string): [kind: string, path: string][] {
  const pageByKind = new Map(pagesWithKinds('public').map(({ kind, path }) => [kind, path]))
  if (!names) return [...pageByKind]
  return names.split(',').map((kind) => {
    const path = pageByKind.get(kind)
    if (!path)
      throw new Error(`There is no kind ${kind}: choose from ${[...pageByKind.keys()].join(', ')}.`)
    return [kind, path]
  })
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { id: string; score: number | null; displayValue?: string }>
}

/**
 * Runs Lighthouse on a page, as a separate program: tsx must not transform functions it injects into the
 * page.
 */
async function reportOn(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/lighthouse',
    [
      url,
      `--port=${DEBUG_PORT}`,
      '--output=json',
      '--quiet',
      // Pages for unknown addresses must score well too.
      '--ignore-status-code',
      `--only-categories=${categories.join(',')}`,
      `--blocked-url-patterns=https://${imageHost()}/*`,
    ],
    { maxBuffer: 1e8 },
  )
  return JSON.parse(stdout)
}

interface Run {
  scores: number[]
  failed: string[]
}

/** Returns the scores from 0 to 100, in category order, and the failed audits. */
async function run(url: string): Promise<Run> {
  const report = await reportOn(url)
  const gatedAudits = new Set(
    Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  return {
    scores: categories.map((name) => Math.round(100 * (report.categories[name]?.score ?? 0))),
    failed: Object.values(report.audits)
      .filter(({ id, score }) => gatedAudits.has(id) && score !== null && score < 0.9)
      .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
  }
}

async function main() {
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      `--remote-debugging-port=${DEBUG_PORT}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  const server = await startServer({ folder: 'public', port: 0 })
  console.log(['kind'.padEnd(18), ...categories, 'audits that failed'].join('  '))
  for (const [kind, path] of pagesByKind(process.argv[3])) {
    const runs: Run[] = []
    for (let count = 0; count < RUNS; count++) {
      // Retry once: Lighthouse sometimes records a trace without a start.
      runs.push(await run(server.url + path).catch(() => run(server.url + path)))
    }
    const scores = categories.map((name, index) =>
      String(median(runs.map(({ scores }) => scores[index] ?? 0))).padStart(name.length),
    )
    const failed = [...new Set(runs.flatMap(({ failed }) => failed))]
    console.log([kind.padEnd(18), ...scores, failed.join(', ')].join('  '))
  }
  await server.close()
  await browser.close()
}

main()
