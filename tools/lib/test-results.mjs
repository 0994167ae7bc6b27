import { existsSync, readFileSync } from 'node:fs'

/** The folder for the results of test runs. */
export const RESULTS = '.test/results'

const resultsOf = (name) => `${RESULTS}/${name.replaceAll(' ', '-')}.json`

/** Options for Jest, and environment for Playwright, that record a step's results. */
export const jestResults = (name) => ['--json', `--outputFile=${resultsOf(name)}`]
export const browserResults = (name) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: resultsOf(name) })

const jestTests = ({ assertionResults }) =>
  assertionResults.map(({ fullName, duration, status }) => ({
    name: fullName,
    ms: duration ?? 0,
    failed: status === 'failed',
  }))

/** The tests of a Playwright suite and its nested suites. */
const browserTests = ({ suites = [], specs = [], file }) => [
  ...suites.flatMap(browserTests),
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ results, status }) => ({
        name: `${file}: ${title}`,
        ms: Math.max(0, ...results.map(({ duration }) => duration)),
        failed: status !== 'expected',
      })),
  ),
]

/** Returns every test that the named steps recorded: its name, its time and whether it failed. */
export const testsOf = (steps) =>
  steps
    .map(resultsOf)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .flatMap(({ testResults = [], suites = [] }) => [
      ...testResults.flatMap(jestTests),
      ...suites.flatMap(browserTests),
    ])
