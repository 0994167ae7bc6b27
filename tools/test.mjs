// npm test: everything that CI runs, in the order in which mistakes show soonest.
import { installPackages, run, stop } from './lib/install.mjs'

installPackages()

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
  ],
]

for (const [name, step] of steps) {
  const start = Date.now()
  console.log(`\n== ${name}`)
  if (!step()) stop(`\nFailed: ${name}`)
  console.log(`== ${name}: fine (${Math.round((Date.now() - start) / 1000)} s)`)
}
console.log(`\n${steps.length} passed, 0 failed`)
