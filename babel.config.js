/**
 * Compiles for the browsers that Tailwind's style sheet needs anyway. Gatsby's own preset rewrites spread,
 * classes and optional chaining for older ones, whatever a browserslist says: half a kilobyte a page.
 */
module.exports = {
  // Gatsby's plugin for TypeScript rewrites ?. and ?? all the same: shorter, if it need not think of document.all.
  assumptions: { noDocumentAll: true },
  presets: [
    ['@babel/preset-env', { targets: 'chrome 111, firefox 128, safari 16.4', modules: false }],
    ['@babel/preset-react', { runtime: 'automatic' }],
  ],
}
