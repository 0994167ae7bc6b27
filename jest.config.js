/** Unit and component tests. What only a browser can show is in __tests__/browser, run by Playwright. */
module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/browser/'],
  modulePathIgnorePatterns: [
    '<rootDir>/.cache/',
    '<rootDir>/public/',
    '<rootDir>/.content/',
    '<rootDir>/.test/',
  ],
  transform: { '^.+\\.[jt]sx?$': '<rootDir>/__tests__/support/jest-transform.js' },
  // Gatsby's browser modules are shipped as ES modules.
  transformIgnorePatterns: ['node_modules/(?!(gatsby|gatsby-script|gatsby-link)/)'],
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '', __TRAILING_SLASH__: 'never' },
  setupFiles: ['<rootDir>/__tests__/support/loader-shim.js'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/jest-dom.js'],
}
