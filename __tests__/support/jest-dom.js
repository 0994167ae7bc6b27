require('@testing-library/jest-dom')

// Lazy modules compile when a test first loads them, which can take seconds on a busy machine.
if (typeof document !== 'undefined') {
  require('@testing-library/react').configure({ asyncUtilTimeout: 8000 })
  // jsdom has no screen, so no media query matches.
  window.matchMedia ??= () => ({ matches: false })
  require('./default-styles')
}
