/** Unit and component tests. What only a browser can show is in __tests__/browser, run by Playwright. */
module.exports = {
  testEnvironment: 'node',
  // Jest leaves one core alone by default, which is half of a small machine.
  maxWorkers: '100%',
  testTimeout: 20_000,
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/__tests__/browser/',
    '<rootDir>/__tests__/built/',
  ],
  modulePathIgnorePatterns: [
    '<rootDir>/.cache/',
    '<rootDir>/public/',
    '<rootDir>/.content/',
    '<rootDir>/.test/',
  ],
  transform: { '^.+\\.[jt]sx?$': '<rootDir>/__tests__/support/jest-transform.js' },
  moduleNameMapper: { '^!!file-loader.*': '<rootDir>/__tests__/support/file-address.js' },
  // Shipped as ES modules, which Jest takes only compiled.
  transformIgnorePatterns: [
    'node_modules/(?!(feed|@netlify/(headers|redirect)-parser|escape-string-regexp|is-plain-obj|map-obj|path-exists)/)',
  ],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/jest-dom.js'],
}
