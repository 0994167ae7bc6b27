import { defineConfig } from '@playwright/test'

const PORT = Number(process.env.TEST_PORT ?? 9321)
const isRoot = process.getuid?.() === 0

/** Tests of the built site in a real browser, through the server that reads the real headers and redirects. */
export default defineConfig({
  testDir: '__tests__/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  reporter: [['list']],
  workers: 2,
  timeout: 30_000,
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
      use: { viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true },
    },
    { name: 'desktop, dark', use: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' } },
  ],
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
