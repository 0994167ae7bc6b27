// npm test: everything that CI runs, in the order in which mistakes show soonest.
import { findChromium } from './lib/chromium.mjs'
import { installPackages, run, stop } from './lib/install.mjs'

installPackages()

const steps = [
  ['Format and lint', () => run('npx', ['biome', 'check', '.'])],
  ['Content', () => run('npx', ['tsx', 'scripts/check-content.ts'])],
  ["Editor's guide", () => run('npx', ['tsx', 'scripts/write-content-guide.ts', '--check'])],
  ['Unit and component tests', () => run('npx', ['jest'])],
  ['Build', () => run('npx', ['gatsby', 'build'])],
  // After the build, which writes the types of all queries.
  ['Types', () => run('npx', ['tsc', '--noEmit'])],
  [
    'Browser tests',
    () => {
      const path = findChromium()
      return run('npx', ['playwright', 'test'], path ? { CHROMIUM_PATH: path } : {})
    },
  ],
]

for (const [name, step] of steps) {
  const start = Date.now()
  console.log(`\n== ${name}`)
  if (!step()) stop(`\nFailed: ${name}`)
  console.log(`== ${name}: fine (${Math.round((Date.now() - start) / 1000)} s)`)
}
console.log(`\n${steps.length} passed, 0 failed`)
