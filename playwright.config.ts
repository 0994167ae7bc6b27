import { defineConfig } from '@playwright/test'
import { installedFirefox } from './__tests__/browser/support/firefox'

const PORT = Number(process.env.TEST_PORT ?? 9321)
const isRoot = process.getuid?.() === 0

/** Specs whose outcome depends neither on the size of the screen nor on its colours: run once. */
const ONCE = [
  'abuse',
  'connected-forms',
  'faults-deploy',
  'faults-storage',
  'odd-content',
  'plan-agreement',
  'spec-constants',
  'taking-over',
].map((name) => `**/${name}.spec.ts`)

const FIREFOX = '**/firefox.spec.ts'

// Workers read this file as well; one line is enough.
if (!installedFirefox() && process.env.TEST_WORKER_INDEX === undefined) {
  console.warn(
    'No Firefox was found, so its tests are left out: set FIREFOX_PATH, or install firefox-esr.',
  )
}

/** Tests of the built site in a real browser, through the server that reads the real headers and redirects. */
export default defineConfig({
  testDir: '__tests__/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  reporter: [['list']],
  workers: 2,
  timeout: 60_000,
  // A CI machine may be busy with others' work: what fails there is tried once more, and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  fullyParallel: true,
  use: {
    baseURL: `http://localhost:${PORT}`,
    screenshot: 'only-on-failure',
    // Pictures while a test runs would cost more time than all pages together.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    {
      name: 'phone, light',
      testIgnore: FIREFOX,
      use: { viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true },
    },
    {
      name: 'desktop, dark',
      testIgnore: [FIREFOX, ...ONCE],
      use: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
    },
    ...(installedFirefox() ? [{ name: 'Firefox', testMatch: FIREFOX }] : []),
  ],
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
