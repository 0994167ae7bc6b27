const { projects, ...shared } = require('./jest.config.js')

/** Tests of the built pages' HTML, which need no browser but the build that the browser tests look at. */
module.exports = {
  ...shared,
  ...projects[1],
  testMatch: ['<rootDir>/__tests__/built/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  setupFiles: ['<rootDir>/__tests__/built/support/setup.js'],
}
