const shared = {
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
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/__tests__/support/gatsby.ts',
    '^!!file-loader.*': '<rootDir>/__tests__/support/file-address.js',
  },
  // These ship as ES modules, which Jest must compile.
  transformIgnorePatterns: [
    'node_modules/(?!(@netlify/(headers|redirect)-parser|escape-string-regexp|is-plain-obj|map-obj|path-exists)/)',
  ],
}

/** Tests with a document. Their matchers load 150 modules per file, which tests in Node do without. */
const withDocument = {
  ...shared,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/jest-dom.js'],
}

/** Unit and component tests. Tests that need a browser are in __tests__/browser and run in Playwright. */
module.exports = {
  // By default Jest leaves one core idle, which is half of a small machine.
  maxWorkers: '100%',
  testTimeout: 20_000,
  projects: [
    { ...shared, testMatch: ['<rootDir>/__tests__/**/*.test.ts'] },
    { ...withDocument, testMatch: ['<rootDir>/__tests__/**/*.test.tsx'] },
  ],
}
