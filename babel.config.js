/**
 * Targets the browsers that Tailwind's CSS requires anyway. Gatsby's preset rewrites spread, classes and
 * optional chaining for older ones despite any browserslist, which costs half a kilobyte per page.
 */
module.exports = {
  // Gatsby's TypeScript plugin still rewrites ?. and ??; ignoring document.all makes the output shorter.
  assumptions: { noDocumentAll: true },
  presets: [
    ['@babel/preset-env', { targets: 'chrome 111, firefox 128, safari 16.4', modules: false }],
    ['@babel/preset-react', { runtime: 'automatic' }],
  ],
}
