import { defineConfig } from '@playwright/test'
import { IMAGE_HOST } from './__tests__/browser/support/image-host'
import { builtFolder } from './__tests__/browser/support/site-under-test'
import { installedChromium } from './tools/lib/chromium.mjs'
import { removablePlugins } from './tools/lib/without-plugin'

const PORT = Number(process.env.TEST_PORT ?? 9321)
const IMAGE_PORT = PORT + 10_000
const isRoot = process.getuid?.() === 0
const executablePath = installedChromium()

const FIREFOX = '**/firefox.spec.ts'

/** Builds the editor and needs no site. */
const EDITOR = '**/editor*.spec.ts'

/** Specs for builds other than the test site; tools/build-variants.ts makes them. */
const OTHER_BUILDS = ['taking-over', 'warm-build', 'without-plugins'].map(
  (name) => `**/${name}.spec.ts`,
)

/** The main paths on builds without one of the local plugins each. */
const WITHOUT_PLUGINS = '**/without-plugins.spec.ts'

/** Tests that overlap with others: only `npm run test:all` runs them. */
const RARE = /@rare/

const NOT_THE_SITE = [FIREFOX, EDITOR, WITHOUT_PLUGINS, ...OTHER_BUILDS]

/** Tests the built site in a real browser, on a server that applies the real headers and redirects. */
export default defineConfig<object, { folder: string | undefined }>({
  testDir: '__tests__/browser',
  outputDir: 'test-results',
  reporter: [['list']],
  // One more than a small machine's cores: some tests wait for a toast to close or a host to time out.
  workers: 3,
  timeout: 60_000,
  // The default of five seconds is too short on a busy machine.
  expect: { timeout: 10_000 },
  // Only the retry records a trace: tracing every first try takes an eighth longer. A test that passes on
  // retry is flaky, which fails the run except on CI machines, where other work may interfere.
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  forbidOnly: true,
  fullyParallel: true,
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A phone in light mode; tests of wide screens and dark mode override this.
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    // Colors in mid-transition aren't design colors.
    contextOptions: { reducedMotion: 'reduce' },
    hasTouch: true,
    // The fixtures take them: Playwright would take one after every test, in case it fails.
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
    // For the certificate of the tests' own image host.
    ignoreHTTPSErrors: true,
  },
  projects: [
    { name: 'site', testIgnore: NOT_THE_SITE, grepInvert: RARE },
    { name: 'rare', testIgnore: NOT_THE_SITE, grep: RARE },
    { name: 'other-builds', testMatch: OTHER_BUILDS },
    ...removablePlugins.map((plugin) => ({
      name: `other-builds without ${plugin}`,
      testMatch: WITHOUT_PLUGINS,
      use: { folder: `.test/without-${plugin}/public` },
    })),
    // One worker per file, which builds the editor once.
    { name: 'editor', testMatch: EDITOR, fullyParallel: false },
    { name: 'Firefox', testMatch: FIREFOX },
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
