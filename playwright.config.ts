import { defineConfig, type PlaywrightTestOptions } from '@playwright/test'
import { installedFirefox } from './__tests__/browser/support/firefox'
import { builtFolder, siteUnderTest } from './__tests__/browser/support/site-under-test'
import { startsOnIntent } from './src/output/start-setting'
import { installedChromium } from './tools/lib/chromium.mjs'

const PORT = Number(process.env.TEST_PORT ?? 9321)
const isRoot = process.getuid?.() === 0
const executablePath = installedChromium()

/**
 * Specs whose outcome depends neither on the size of the screen nor on its colors: run once, on the phone. So
 * are the tests with the tag @once.
 */
const ONCE = [
  'abuse',
  'announcements',
  'audit*',
  'connected-forms',
  'exercises',
  'faults-deploy',
  'faults-network',
  'faults-storage',
  'faults-visit',
  'first-actions',
  'keyboard',
  'moving-on',
  'odd-content',
  'photographs',
  'plain-host',
  'plan-agreement',
  'plan-weeks',
  'preferences',
  'reading',
  'search',
  'spec-article',
  'spec-blog',
  'spec-consent',
  'spec-layout',
  'spec-not-found',
  'spec-states',
  'spec-toasts',
  'spec-tooltips',
  'spec-workout',
  'spec-workouts',
  'starting',
  'take-along*',
  'taking-over',
  'tools',
  'train*',
  'warm-build',
  'without-javascript',
].map((name) => `**/${name}.spec.ts`)

const FIREFOX = '**/firefox.spec.ts'

/** Specs that measure times: one after another, once nothing else runs. */
const TIMED = ['slow-phone', 'train-speed'].map((name) => `**/${name}.spec.ts`)

/** Specs about the late start: a site that starts at load (docs/start.md) has none. */
const LATE_START = ['first-actions', 'slow-phone', 'starting'].map((name) => `**/${name}.spec.ts`)
const leftOut = startsOnIntent() ? [FIREFOX] : [FIREFOX, ...LATE_START]

/** Specs that ask nothing particular of the content: all that runs where it is not the frozen one. */
const GENERIC = ['plan-agreement', 'spec-blog', 'spec-workouts'].map((name) => `**/${name}.spec.ts`)

// Workers read this file as well; one line is enough.
if (!installedFirefox() && process.env.TEST_WORKER_INDEX === undefined) {
  console.warn(
    'No Firefox was found, so its tests are left out: set FIREFOX_PATH, or install firefox-esr.',
  )
}

const PHONE: Partial<PlaywrightTestOptions> = {
  viewport: { width: 390, height: 844 },
  colorScheme: 'light',
  hasTouch: true,
}

/** Tests of the built site in a real browser, through the server that reads the real headers and redirects. */
export default defineConfig({
  testDir: '__tests__/browser',
  testMatch: siteUnderTest === 'frozen' ? '**/*.spec.ts' : GENERIC,
  outputDir: 'test-results',
  reporter: [['list']],
  // One more than a small machine has cores: some tests wait, for a toast to go or a host to be given up.
  workers: 3,
  timeout: 60_000,
  // The second try leaves a trace: to trace every first one takes an eighth longer. What then passes
  // is reported as flaky, and is a failure but on CI machines, which may be busy with others' work.
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  forbidOnly: true,
  fullyParallel: true,
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Taken by the fixtures: Playwright's own takes one at the end of every test, in case it fails.
    screenshot: 'off',
    trace: { mode: 'on-first-retry', sources: false },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    {
      name: 'phone, light',
      testIgnore: [...leftOut, ...TIMED],
      use: PHONE,
    },
    {
      name: 'desktop, dark',
      testIgnore: [...leftOut, ...TIMED, ...ONCE],
      grepInvert: /@once/,
      use: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
    },
    ...(siteUnderTest === 'frozen'
      ? [
          {
            name: 'phone, timed',
            testMatch: TIMED,
            testIgnore: leftOut,
            workers: 1,
            dependencies: ['phone, light', 'desktop, dark'],
            use: PHONE,
          },
        ]
      : []),
    ...(installedFirefox() ? [{ name: 'Firefox', testMatch: FIREFOX }] : []),
  ],
  webServer: {
    command: `npx tsx tools/serve.ts --port ${PORT} --folder ${builtFolder}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
