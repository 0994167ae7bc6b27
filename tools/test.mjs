// npm test: everything that CI runs. `npm run test:all` adds what is needed more rarely: docs/quality.md has both.
import { rmSync } from 'node:fs'
import { installPackages } from './lib/install.mjs'
import { runLanes } from './lib/steps.mjs'
import { browserResults, jestResults, testsOf } from './lib/test-results.mjs'

const SLOWEST = 10

<<<<<<< HEAD
const tsx = (script, ...args) => run('npx', ['tsx', `tools/${script}.ts`, ...args])

const steps = [
  ['Format and lint', () => run('npx', ['biome', 'check', '--error-on-warnings', '.'])],
  ['Content', () => tsx('check-content')],
  ["Editor's guide", () => tsx('write-content-guide', '--check')],
  ['Unit and component tests', () => run('npx', ['jest'])],
  ['Build', () => run('npx', ['gatsby', 'build'])],
  // After the build, which writes the types of all queries.
  ['Types', () => run('npx', ['tsc', '--noEmit'])],
  ['Links and HTML of the built site', () => tsx('check-site')],
  // Installs a Chromium where there is none; the browser tests take the same.
  ['Budgets', () => tsx('budget')],
  ['Builds of other content', () => tsx('build-variants')],
  [
    'The content after an edit',
    () =>
      tsx('check-content', '.test/edited-content') &&
      tsx('check-site', '.test/edited/public', '.test/edited-content'),
  ],
  ['HTML of the built pages', () => run('npm', ['run', 'test:built'])],
  ['Browser tests', () => run('npx', ['playwright', 'test'])],
  [
    'Built pages and browser tests of the content after an edit',
    () =>
      run('npm', ['run', 'test:built', '--', 'blog', 'plan-list'], { TEST_SITE: 'edited' }) &&
      run('npx', ['playwright', 'test'], { TEST_SITE: 'edited' }),
=======
const tsx = (name, script, ...args) => ({ name, command: ['tsx', `tools/${script}.ts`, ...args] })
const browser = (name, project, env = {}) => ({
  name,
  command: ['playwright', 'test', '--reporter=list,json', `--project=${project}`],
  env: { ...env, ...browserResults(name) },
})
const jest = (name, ...args) => ({
  name,
  command: ['jest', '--reporters=summary', ...args, ...jestResults(name)],
})

const checks = [
  { name: 'Format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  tsx('Content', 'check-content'),
  tsx("Editor's guide", 'write-content-guide', '--check'),
  jest('Unit and component tests'),
]

const builds = [
  { name: 'Build', command: ['gatsby', 'build'] },
  // After the build, which writes the types of all queries.
  { name: 'Types', command: ['tsc', '--noEmit'] },
  tsx('Links and HTML of the built site', 'check-site'),
  tsx('Build of the test site', 'build-variants', 'site'),
  jest('HTML of the test site', '--config', 'jest.built.config.js'),
  // Installs a Chromium where there is none; the browser tests take the same.
  tsx('Budgets', 'budget'),
]

const daily = [browser('Browser tests', 'site')]

const rare = [
  tsx('The empty page that budgets start from', 'measure-floor'),
  tsx('Builds of other content', 'build-variants', 'clean', 'other-brand', 'warm', 'edited'),
  tsx('The content after an edit', 'check-content', '.test/edited-content'),
  tsx('Its links and HTML', 'check-site', '.test/edited/public', '.test/edited-content'),
  browser('Browser tests of the content after an edit', 'site', { TEST_SITE: 'edited' }),
  browser('Browser tests of other builds', 'other builds'),
  browser('Browser tests with a late start', 'site', { START: 'delayed' }),
  browser('Firefox', 'Firefox'),
  browser('Times', 'times'),
]

const runs = process.argv.includes('--all')
  ? [[checks, builds], [[...daily, ...rare]]]
  : [[checks, builds], [daily]]

rmSync('.test/results', { recursive: true, force: true })
installPackages()
const start = Date.now()
const steps = []
let failed
for (const lanes of runs) {
  const outcome = await runLanes(lanes)
  steps.push(...outcome.results)
  failed = outcome.failed
  if (failed) break
}

const tests = testsOf(runs.flat(2).map(({ name }) => name))
console.log(`\nThe slowest tests of ${tests.length}:`)
for (const { name, ms } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
console.log('\nSteps:')
for (const { name, seconds } of steps) console.log(`${String(seconds).padStart(6)} s  ${name}`)
console.log(`${String(Math.round((Date.now() - start) / 1000)).padStart(6)} s  together`)

if (failed) console.error(`\nFailed: ${failed}`)
const failures = tests.filter((test) => test.failed).length
console.log(`\n${tests.length - failures} passed, ${failed ? Math.max(1, failures) : 0} failed`)
process.exitCode = failed ? 1 : 0
