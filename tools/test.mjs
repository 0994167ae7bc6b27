// npm test: everything CI runs. `npm run test:all` adds the less frequent checks: docs/quality.md lists both.
import { mkdirSync, rmSync } from 'node:fs'
import { installPackages } from './lib/install.mjs'
import { runLanes } from './lib/steps.mjs'
import { browserResults, jestResults, RESULTS, testsOf } from './lib/test-results.mjs'

const SLOWEST = 10

const tsx = (name, script, ...args) => ({ name, command: ['tsx', `tools/${script}.ts`, ...args] })
/** Jest's summary names failures only in runs of more than 20 files. */
const jest = (name, ...args) => ({
  name,
  command: [
    'jest',
    ...args,
    `--reporters=${args.length > 0 ? 'default' : 'summary'}`,
    ...jestResults(name),
  ],
})
const browser = (name, project) => ({
  name,
  command: ['playwright', 'test', '--reporter=list,json', `--project=${project}`],
  env: browserResults(name),
})

const checks = [
  // `npm run lint` adds the test of imports, which is one of the unit tests here.
  { name: 'Format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  jest('Unit and component tests'),
  {
    ...jest('HTML of the test site', '--config', 'jest.built.config.js'),
    after: 'Build of the test site',
  },
]

const site = [
  // The build checks the content first and stops at a mistake.
  { name: 'Build', command: ['gatsby', 'build'] },
  tsx('Links and HTML of the built site', 'check-site'),
  // Installs Chromium if there is none; the browser tests use the same one.
  tsx('Budgets', 'budget'),
]

// Three lanes on two cores: a build spends much of its time on one.
const testSite = [
  tsx('Build of the test site', 'build-variants', 'site'),
  tsx("Editor's guide", 'write-content-guide', '--check'),
  // The build writes the types of all queries.
  { name: 'Types', command: ['tsc', '--noEmit'], after: 'Build' },
]

const daily = [browser('Browser tests', 'site')]

const rare = [
  browser('Rarer browser tests', 'rare'),
  tsx('The list of mutations', 'mutate', '--check'),
  tsx('The empty-page baseline of the budgets', 'measure-floor'),
  { ...jest('Damaged content', 'content/damage'), env: { DAMAGE_ROUNDS: '500' } },
  {
    ...jest('Simulated trainees on the real plans', 'simulated-trainees'),
    env: { CONTENT_FOLDER: 'content' },
  },
  {
    ...jest('The editor on the real content', 'editor/file-format'),
    env: { CONTENT_FOLDER: 'content' },
  },
  tsx('Builds of other content, and without each plugin', 'build-variants'),
  tsx('The content after an edit', 'check-content', '.test/edited-content'),
  tsx('Its links and HTML', 'check-site', '.test/edited/public', '.test/edited-content'),
  browser('Browser tests of other builds', 'other-builds*'),
  browser('Browser tests of the editor', 'editor'),
  browser('Firefox', 'Firefox'),
]

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
installPackages()
const start = Date.now()
const steps = []
let failed
for (const lanes of [
  [checks, site, testSite],
  [daily],
  ...(process.argv.includes('--all') ? [[rare]] : []),
]) {
  const outcome = await runLanes(lanes)
  steps.push(...outcome.results)
  failed = outcome.failed
  if (failed) break
}

const tests = testsOf(steps.map(({ name }) => name))
const line = (seconds, name) => console.log(`${seconds.padStart(6)} s  ${name}`)
console.log(`\nThe slowest of ${tests.length} tests:`)
for (const { name, ms } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
  line((ms / 1000).toFixed(1), name)
}
console.log('\nSteps:')
for (const { name, seconds } of steps) line(`${seconds}`, name)
line(`${Math.round((Date.now() - start) / 1000)}`, 'total')

if (failed) console.error(`\nFailed: ${failed}`)
const failures = tests.filter((test) => test.failed).length
console.log(`\n${tests.length - failures} passed, ${failed ? Math.max(1, failures) : 0} failed`)
process.exitCode = failed ? 1 : 0
