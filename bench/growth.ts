// npm run bench: build time as the site grows, next to a bare Gatsby site with the same markdown.
import { execFileSync } from 'node:child_process'
import { appendFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { copySite } from '../tools/lib/copy-site'
import { writeBareSite } from './growth/bare-site'
import { clientCode } from './growth/client-code'
import { type Amount, growContent } from './growth/grown-content'
import { type BuildCost, timedBuild } from './growth/timed-build'

const PROJECT = process.cwd()
const ROOT = path.resolve('.test/growth')
const CONTENT = path.join(ROOT, 'content')
const SITE = path.join(ROOT, 'site')
const BARE = path.join(ROOT, 'bare')

const env = { CONTENT_FOLDER: CONTENT }

const line = (name: string, { seconds, cpuSeconds, peakMegabytes }: BuildCost) =>
  `  ${name.padEnd(22)} ${seconds.toFixed(1).padStart(7)} s ${cpuSeconds.toFixed(1).padStart(7)} CPU s ${String(peakMegabytes).padStart(6)} MB`

function contentCheck(): number {
  const start = Date.now()
  execFileSync('npx', ['tsx', 'tools/check-content.ts'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  return (Date.now() - start) / 1000
}

/** Builds both sites with this much content: clean, warm, and after an edit. */
async function measure(amount: Amount) {
  console.log(`\n${amount.articles} articles, ${amount.plans} plans`)
  growContent(path.resolve('content'), CONTENT, amount)
  console.log(`  content check          ${contentCheck().toFixed(1).padStart(7)} s`)

  for (const made of ['.cache', 'public']) {
    rmSync(path.join(SITE, made), { recursive: true, force: true })
  }
  const site = await timedBuild(PROJECT, SITE, env)
  console.log(line('clean build', site))
  for (const [phase, seconds] of site.phases.slice(0, 8)) {
    console.log(`    ${phase.slice(0, 60).padEnd(60)} ${seconds.toFixed(1).padStart(7)} s`)
  }
  console.log(line('again, nothing changed', await timedBuild(PROJECT, SITE, env)))
  appendFileSync(
    path.join(CONTENT, 'articles', 'sleep-recovery-athletic-performance.md'),
    '\nOne more line.\n',
  )
  console.log(line('again, one edit', await timedBuild(PROJECT, SITE, env)))
  const code = clientCode(path.join(SITE, 'public'))
  console.log(`  scripts for browsers   ${code.bytes} bytes (${code.fingerprint})`)

  writeBareSite(BARE)
  const bare = await timedBuild(PROJECT, BARE, env)
  console.log(line('bare site, clean', bare))
  return { amount, site, bare, code }
}

/** Prints CPU ms per additional page between two amounts. */
function perPage(results: Awaited<ReturnType<typeof measure>>[]) {
  for (const [index, to] of results.entries()) {
    const from = results[index - 1]
    if (!from) continue
    const articles = to.amount.articles - from.amount.articles
    const plans = to.amount.plans - from.amount.plans
    const site = (1000 * (to.site.cpuSeconds - from.site.cpuSeconds)) / (articles + plans)
    const bare = (1000 * (to.bare.cpuSeconds - from.bare.cpuSeconds)) / articles
    console.log(
      `From ${from.amount.articles} to ${to.amount.articles} articles and ${from.amount.plans} to ${to.amount.plans} plans: ${site.toFixed(0)} CPU ms per additional page; a bare site takes ${bare.toFixed(0)} ms per additional article. Scripts ${from.code.fingerprint === to.code.fingerprint ? 'are the same to the byte' : 'DIFFER'}.`,
    )
  }
}

async function main() {
  const sizes = process.argv
    .slice(2)
    .filter((word) => /^\d+$/.test(word))
    .map(Number)
  const withPlans = !process.argv.includes('--articles')
  const results = []
  // Copy once, so that edits during a run don't skew the sizes.
  copySite(PROJECT, SITE)
  // Some steps resolve packages from the site's folder.
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(SITE, 'node_modules'))
  for (const articles of sizes.length > 0 ? sizes : [100, 1000]) {
    results.push(await measure({ articles, plans: withPlans ? articles : 24 }))
  }
  console.log('')
  perPage(results)
}

main()
