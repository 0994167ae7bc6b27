import { defineConfig } from '@playwright/test'
import { installedFirefox } from './__tests__/browser/support/firefox'
import { IMAGE_HOST } from './__tests__/browser/support/image-host'
import { builtFolder, siteUnderTest } from './__tests__/browser/support/site-under-test'
import { installedChromium } from './tools/lib/chromium.mjs'

const PORT = Number(process.env.TEST_PORT ?? 9321)
const IMAGE_PORT = PORT + 10_000
const isRoot = process.getuid?.() === 0
const executablePath = installedChromium()

const FIREFOX = '**/firefox.spec.ts'

/** Specs about other builds than the test site, which tools/build-variants.ts makes. */
const OTHER_BUILDS = ['connected-forms', 'taking-over', 'warm-build'].map(
  (name) => `**/${name}.spec.ts`,
)

/** Specs that measure times: one after another, when nothing else runs. */
const TIMED = ['airplane-speed', 'slow-phone', 'train-speed'].map((name) => `**/${name}.spec.ts`)

/** Specs that ask nothing particular of the content: all that runs where it is not the test site's. */
const GENERIC = ['spec-blog', 'spec-workouts'].map((name) => `**/${name}.spec.ts`)

/** Tests of what others see most of: `npm run test:all` alone runs them. */
const RARE = /@rare/

const NOT_THE_SITE = [FIREFOX, ...OTHER_BUILDS, ...TIMED]

// Workers read this file as well; one line is enough.
if (!installedFirefox() && process.env.TEST_WORKER_INDEX === undefined) {
  console.warn(
    'No Firefox was found, so its tests are left out: set FIREFOX_PATH, or install firefox-esr.',
  )
}

/** Tests of the built site in a real browser, through the server that reads the real headers and redirects. */
export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  reporter: [['list']],
  // One more than a small machine has cores: some tests wait, for a toast to go or a host to be given up.
  workers: 3,
  timeout: 60_000,
  // Five seconds, the usual, are short where other work takes the processor.
  expect: { timeout: 10_000 },
  // The second try leaves a trace: to trace every first one takes an eighth longer. What then passes
  // is reported as flaky, and is a failure but on CI machines, which may be busy with other work.
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  forbidOnly: true,
  fullyParallel: true,
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A phone in the light scheme; tests of wide screens and of dark colors set theirs.
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    hasTouch: true,
    // Taken by the fixtures: Playwright's own takes one at the end of every test, in case it fails.
    screenshot: 'off',
    trace: { mode: 'on-first-retry', sources: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-background-networking',
        `--host-resolver-rules=MAP ${IMAGE_HOST} 127.0.0.1:${IMAGE_PORT}`,
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
    // The image host's, which is one of the tests.
    ignoreHTTPSErrors: true,
  },
  projects: [
    {
      name: 'site',
      testMatch: siteUnderTest === 'site' ? '**/*.spec.ts' : GENERIC,
      testIgnore: NOT_THE_SITE,
      grepInvert: RARE,
    },
    { name: 'rare', testIgnore: NOT_THE_SITE, grep: RARE },
    { name: 'other-builds', testMatch: OTHER_BUILDS },
    { name: 'times', testMatch: TIMED, workers: 1 },
    ...(installedFirefox() ? [{ name: 'Firefox', testMatch: FIREFOX }] : []),
  ],
  webServer: [
    {
      command: `npx tsx tools/serve.ts --port ${PORT} --folder ${builtFolder}`,
      url: `http://localhost:${PORT}`,
      reuseExistingServer: false,
      stdout: 'ignore',
    },
    {
      command: `npx tsx __tests__/browser/support/image-server.ts ${IMAGE_PORT}`,
      url: `https://localhost:${IMAGE_PORT}`,
      ignoreHTTPSErrors: true,
    },
  ],
})
