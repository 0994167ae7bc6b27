require('@testing-library/jest-dom')

// What is loaded on demand is compiled when a test first asks for it, which a busy machine takes seconds for.
if (typeof document !== 'undefined') {
  require('@testing-library/react').configure({ asyncUtilTimeout: 8000 })
  // jsdom has no screen that a media query could be about: none matches.
  window.matchMedia ??= () => ({ matches: false })
  require('./default-styles')
}
